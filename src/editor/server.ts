import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import {
  CodeActionKind,
  createConnection,
  DidChangeWatchedFilesNotification,
  ErrorCodes,
  type InitializeParams,
  ProposedFeatures,
  ResponseError,
  type TextDocumentPositionParams,
  TextDocumentSyncKind,
  TextDocuments,
} from 'vscode-languageserver/node'
import { TextDocument } from 'vscode-languageserver-textdocument'
import type { ContentBuild } from '../compiler/build-content.ts'
import type { Problem } from '../compiler/problem.ts'
import { siteFile } from '../content/schemas/site.ts'
import { UserError } from '../lib/user-error.js'
import { complete } from './completion.ts'
import { quickFixes, toDiagnostic } from './diagnostics.ts'
import { hoverAt } from './hover.ts'
import { renameEntry, renamingAt } from './rename-entry.ts'
import { definitionAt } from './targets.ts'
import { fileOf, pathOf, type Spot, spotAt, uriOf, type Workspace } from './workspace.ts'

/** How long after the last keystroke a text is checked, in milliseconds. */
const pause = 150

/**
 * Serves an editor over stdin and stdout with the Language Server Protocol.
 *
 * @param open opens the content of a folder
 */
export function serveEditor(open: (root: string) => ContentBuild): void {
  const connection = createConnection(ProposedFeatures.all, process.stdin, process.stdout)
  const documents = new TextDocuments(TextDocument)
  let workspace: Workspace
  /** The problems of all files, as the last run found them. */
  let saved: readonly Problem[] = []
  /** Resolves after the first run; before that there is nothing to offer. */
  let ready: Promise<void> | undefined
  let canWatch = false
  let canInsertSnippets = false

  let last: Promise<unknown> = Promise.resolve()
  /** Runs steps one at a time, because a content build must not run twice at once. */
  function queue<Result>(step: () => Promise<Result>): Promise<Result> {
    const next = last.then(step)
    last = next.catch(() => {})
    return next
  }
  const report = (fault: Error) => connection.console.error(fault.stack ?? String(fault))

  const openTexts = () =>
    new Map(
      documents.all().flatMap((document) => {
        const file = fileOf(workspace, document.uri)
        return file === undefined ? [] : [[file, document] as const]
      }),
    )

  const savedProblems = (file: string) => saved.filter((one) => one.file === file)

  /** The problems of a text as it is now; those of the settings and of images as last saved. */
  const problemsOf = (document: TextDocument): Promise<readonly Problem[]> =>
    queue(async () => {
      const file = fileOf(workspace, document.uri)
      if (file === undefined) return []
      if (!file.endsWith('.mdx')) return savedProblems(file)
      return workspace.build.checkText(file, document.getText())
    })

  const publish = (uri: string, problems: readonly Problem[], version?: number) =>
    connection.sendDiagnostics({
      uri,
      version,
      diagnostics: problems.map((problem) => toDiagnostic(workspace, problem)),
    })

  /** What is shown in the open texts, and of which version. */
  const shown = new Map<string, { version: number; problems: readonly Problem[] }>()

  async function showProblems({ uri }: TextDocument) {
    const document = documents.get(uri)
    if (!document || fileOf(workspace, uri) === undefined) return
    const { version } = document
    const problems = await problemsOf(document)
    // If the text has changed, its new version will be checked in turn.
    if (documents.get(uri)?.version !== version) return
    shown.set(uri, { version, problems })
    await publish(uri, problems, version)
  }

  /** Reads the saved files, and shows the problems of all files. */
  async function readAll() {
    const { problems, isUnfinished } = await queue(workspace.build.run)
    const files = new Set([...saved, ...problems].map(({ file }) => file))
    saved = problems
    const open = openTexts()
    for (const file of files)
      if (!open.has(file)) await publish(uriOf(workspace, file), savedProblems(file))
    await Promise.all([...open.values()].map(showProblems))
    if (isUnfinished) soon('', readAll)
  }

  const timers = new Map<string, NodeJS.Timeout>()
  function soon(name: string, task: () => Promise<void>) {
    clearTimeout(timers.get(name))
    timers.set(
      name,
      setTimeout(() => task().catch(report), pause),
    )
  }

  connection.onInitialize((params) => {
    const root = rootOf(params)
    workspace = { root, build: open(root), openTexts }
    canInsertSnippets =
      params.capabilities.textDocument?.completion?.completionItem?.snippetSupport === true
    const canRename =
      params.capabilities.workspace?.workspaceEdit?.resourceOperations?.includes('rename')
    canWatch = params.capabilities.workspace?.didChangeWatchedFiles?.dynamicRegistration === true
    return {
      serverInfo: { name: 'lumbre' },
      capabilities: {
        textDocumentSync: { openClose: true, change: TextDocumentSyncKind.Incremental, save: true },
        completionProvider: { triggerCharacters: ['/', '#', '<', '"', ' ', '['] },
        hoverProvider: true,
        definitionProvider: true,
        // An editor that cannot rename files would change the names alone.
        ...(canRename && { renameProvider: { prepareProvider: true } }),
        codeActionProvider: { codeActionKinds: [CodeActionKind.QuickFix] },
      },
    }
  })
  connection.onInitialized(() => {
    const watchers = [{ globPattern: '**/content/**' }]
    if (canWatch)
      connection.client
        .register(DidChangeWatchedFilesNotification.type, { watchers })
        .catch(() => {})
    ready = readAll().catch(report)
  })
  connection.onDidChangeWatchedFiles(() => soon('', readAll))
  documents.onDidSave(() => soon('', readAll))
  documents.onDidChangeContent(({ document }) => soon(document.uri, () => showProblems(document)))
  documents.onDidClose(({ document: { uri } }) => {
    clearTimeout(timers.get(uri))
    shown.delete(uri)
    const file = fileOf(workspace, uri)
    if (file !== undefined) publish(uri, savedProblems(file))
  })

  connection.onCodeAction(async ({ textDocument, range }) => {
    const document = documents.get(textDocument.uri)
    if (!document) return []
    // Editors ask whenever the cursor moves, so the text is not checked again for it.
    const seen = shown.get(textDocument.uri)
    const isCurrent = seen?.version === document.version
    return quickFixes(workspace, isCurrent ? seen.problems : await problemsOf(document), range)
  })

  /** Answers a request about a position, once the content has been read. */
  const answering =
    <Answer>(answer: (spot: Spot) => Answer) =>
    async ({ textDocument, position }: TextDocumentPositionParams) => {
      await ready
      const spot = spotAt(workspace, textDocument.uri, position)
      return spot && answer(spot)
    }
  connection.onCompletion(answering((spot) => complete(spot, canInsertSnippets)))
  connection.onHover(answering(hoverAt))
  connection.onDefinition(answering(definitionAt))
  connection.onPrepareRename(async ({ textDocument: { uri }, position }) => {
    await ready
    const found = renamingAt(workspace, uri, position)
    return found && { range: found.range, placeholder: found.entry.slug }
  })
  connection.onRenameRequest(async ({ textDocument: { uri }, position, newName }) => {
    await ready
    const entry = renamingAt(workspace, uri, position)?.entry
    if (!entry) return undefined
    return queue(() => renameEntry(workspace, entry, newName)).catch((error) => {
      const isRefused = error instanceof UserError
      throw isRefused ? new ResponseError(ErrorCodes.InvalidParams, error.message) : error
    })
  })

  documents.listen(connection)
  connection.listen()
}

/**
 * The project: a folder that the editor has opened, or the one around it, or the one that the server
 * was started in.
 */
function rootOf({ workspaceFolders, rootUri }: InitializeParams): string {
  const opened = [...(workspaceFolders ?? []).map(({ uri }) => uri), rootUri].flatMap(
    (uri) => pathOf(uri ?? '') ?? [],
  )
  const hasContent = (folder: string) => existsSync(join(folder, siteFile))
  const around = [...opened, process.cwd()].flatMap((folder) => [folder, dirname(folder)])
  return around.find(hasContent) ?? process.cwd()
}

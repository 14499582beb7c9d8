import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join, relative, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { afterAll, vi } from 'vitest'
import {
  createProtocolConnection,
  type Diagnostic,
  type Position,
  StreamMessageReader,
  StreamMessageWriter,
  type TextEdit,
  type WorkspaceEdit,
} from 'vscode-languageserver/node'
import { TextDocument } from 'vscode-languageserver-textdocument'
import { temporaryFolder } from './temporary-folder.ts'

/** Starts the language server in a folder, for the tests of a file, as an editor does. */
async function startServer(root: string) {
  const server = spawn(process.execPath, [resolve('scripts/run.js'), 'lsp'], { cwd: root })
  const connection = createProtocolConnection(
    new StreamMessageReader(server.stdout),
    new StreamMessageWriter(server.stdin),
  )
  connection.listen()
  afterAll(async () => {
    await connection.sendRequest('shutdown')
    await connection.sendNotification('exit')
    connection.dispose()
    server.kill()
  })
  await connection.sendRequest('initialize', {
    processId: process.pid,
    rootUri: null,
    // As an editor that shows other folders too, and of the project its articles alone.
    workspaceFolders: [temporaryFolder({}, afterAll), join(root, 'content/blog')].map((folder) => ({
      name: folder,
      uri: pathToFileURL(folder).href,
    })),
    capabilities: { workspace: { workspaceEdit: { resourceOperations: ['rename'] } } },
  })
  return connection
}

/**
 * A client of the language server, like an editor's, on a copy of the content, for all tests of a
 * file.
 */
export async function openEditor() {
  const root = temporaryFolder({}, afterAll)
  await cp('content', join(root, 'content'), { recursive: true })
  // The caches of the last build save the server its first run.
  for (const folder of ['public/demos', '.cache/store', 'src/content/generated/bodies'])
    if (existsSync(folder)) await cp(folder, join(root, folder), { recursive: true })
  const connection = await startServer(root)
  type Shown = { uri: string; version?: number; diagnostics: Diagnostic[] }
  const shown = new Map<string, Shown>()
  connection.onNotification('textDocument/publishDiagnostics', (now: Shown) => {
    shown.set(now.uri, now)
  })
  const uriOf = (file: string) => pathToFileURL(join(root, file)).href
  const open = new Map<string, { version: number; text: string }>()
  await connection.sendNotification('initialized', {})

  /** Sent as by an editor that watches the files. */
  const tellFiles = (file: string) =>
    connection.sendNotification('workspace/didChangeWatchedFiles', {
      changes: [{ uri: uriOf(file), type: 2 }],
    })

  return {
    root,
    uriOf,
    read: (file: string) => readFile(join(root, file), 'utf8'),
    /** Shows a text in the editor, as if it had been typed. */
    async type(file: string, text: string) {
      const uri = uriOf(file)
      const version = (open.get(file)?.version ?? 0) + 1
      open.set(file, { version, text })
      if (version === 1)
        await connection.sendNotification('textDocument/didOpen', {
          textDocument: { uri, languageId: 'mdx', version, text },
        })
      else
        await connection.sendNotification('textDocument/didChange', {
          textDocument: { uri, version },
          contentChanges: [{ text }],
        })
    },
    /** The problems that the editor shows in the text that was typed last. */
    async problems(file: string): Promise<Diagnostic[]> {
      const now = () => shown.get(uriOf(file))
      await vi.waitUntil(() => now()?.version === open.get(file)?.version, { timeout: 60_000 })
      return now()?.diagnostics ?? []
    },
    /** The problems that the editor shows in a file now; the server may check it again. */
    marked: (file: string): Diagnostic[] => shown.get(uriOf(file))?.diagnostics ?? [],
    async leave(file: string) {
      await connection.sendNotification('textDocument/didClose', {
        textDocument: { uri: uriOf(file) },
      })
      open.delete(file)
    },
    async save(file: string, text: string) {
      await writeFile(join(root, file), text)
      await tellFiles(file)
    },
    async remove(file: string) {
      await rm(join(root, file))
      await tellFiles(file)
    },
    ask: <Answer>(method: string, file: string, position?: Position, more: object = {}) =>
      connection.sendRequest<Answer>(`textDocument/${method}`, {
        textDocument: { uri: uriOf(file) },
        ...(position && { position }),
        ...more,
      }),
    /** Applies the server's edits to files that are open or not, and saves them. */
    async apply(changes: NonNullable<WorkspaceEdit['documentChanges']>) {
      for (const change of changes) {
        if ('edits' in change) {
          const path = fileURLToPath(change.textDocument.uri)
          const file = relative(root, path).replaceAll('\\', '/')
          const text = open.get(file)?.text ?? (await readFile(path, 'utf8'))
          await writeFile(path, applyEdits(text, change.edits as TextEdit[]))
        } else if (change.kind === 'rename')
          await rename(fileURLToPath(change.oldUri), fileURLToPath(change.newUri))
      }
    },
  }
}

/** The place of the mark `‸` in a text, and the text without it. */
export function atMark(marked: string): { text: string; position: Position } {
  const before = marked.slice(0, marked.indexOf('‸')).split('\n')
  return {
    text: marked.replace('‸', ''),
    position: { line: before.length - 1, character: before.at(-1)?.length ?? 0 },
  }
}

export const applyEdits = (text: string, edits: TextEdit[]): string =>
  TextDocument.applyEdits(TextDocument.create('file:///texto', 'mdx', 1, text), edits)

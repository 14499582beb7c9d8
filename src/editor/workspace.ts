import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { TextDocument } from 'vscode-languageserver-textdocument'
import type { ContentBuild } from '../compiler/build-content.ts'
import type { LoadedEntry } from '../compiler/loaded-entry.ts'
import type { Problem } from '../compiler/problem.ts'

/** The folder that an editor has open, with its content as it was last read. */
export type Workspace = {
  root: string
  build: ContentBuild
  /** Problems of all files, as the last run found them. */
  problems: readonly Problem[]
  /** Texts that are open in the editor, by their path. */
  openTexts: () => ReadonlyMap<string, TextDocument>
}

/** The path that the compiler knows a file by, e.g. `content/blog/hola.mdx`; of other folders nothing. */
export function fileOf({ root }: Pick<Workspace, 'root'>, uri: string): string | undefined {
  if (!uri.startsWith('file:')) return undefined
  const file = relative(root, fileURLToPath(uri)).replaceAll('\\', '/')
  return file.startsWith('content/') ? file : undefined
}

/** The address by which the editor knows a file. */
export const uriOf = ({ root }: Pick<Workspace, 'root'>, file: string) =>
  pathToFileURL(join(root, file)).href

/** The text of a file: as it is open in the editor, or as it was saved. */
export function textOf(workspace: Workspace, file: string): string {
  const open = workspace.openTexts().get(file)
  return open ? open.getText() : readFileSync(join(workspace.root, file), 'utf8')
}

/** All entries as they were last read. */
export const entriesOf = ({ build }: Workspace): readonly LoadedEntry[] => build.loaded().entries

/** The entry of a file, if it has been saved once. */
export const entryOf = (workspace: Workspace, file: string) =>
  entriesOf(workspace).find((entry) => entry.file === file)

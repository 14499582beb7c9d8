import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Position } from 'vscode-languageserver/node'
import type { TextDocument } from 'vscode-languageserver-textdocument'
import type { ContentBuild } from '../compiler/build-content.ts'
import { isSettings } from '../compiler/fields/parts-of-file.ts'
import type { LoadedEntry } from '../compiler/loaded-entry.ts'
import type { Problem } from '../compiler/problem.ts'
import { type Place, placeAt } from './place.ts'

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

export const uriOf = ({ root }: Pick<Workspace, 'root'>, file: string) =>
  pathToFileURL(join(root, file)).href

/** The text of a file: as it is open in the editor, or as it was saved. */
export function textOf(workspace: Workspace, file: string): string {
  const open = workspace.openTexts().get(file)
  return open ? open.getText() : readFileSync(join(workspace.root, file), 'utf8')
}

export const entriesOf = ({ build }: Workspace): readonly LoadedEntry[] => build.loaded().entries

/** The entry of a file, if it has been saved once. */
export const entryOf = (workspace: Workspace, file: string) =>
  entriesOf(workspace).find((entry) => entry.file === file)

/** Where an editor asks: a text as it stands there, and what stands at the place. */
export type Spot = { workspace: Workspace; file: string; text: string; place: Place }

/** The spot at a position; nothing where there is nothing to say, or in a file that is none of ours. */
export function spotAt(workspace: Workspace, uri: string, position: Position): Spot | undefined {
  const file = fileOf(workspace, uri)
  if (file === undefined) return undefined
  const text = workspace.openTexts().get(file)?.getText() ?? ''
  const place = placeAt(text, position, isSettings(file))
  return place && { workspace, file, text, place }
}

import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Position } from 'vscode-languageserver/node'
import type { TextDocument } from 'vscode-languageserver-textdocument'
import type { ContentBuild } from '../compiler/build-content.ts'
import type { LoadedEntry } from '../compiler/loaded-entry.ts'
import { siteFile } from '../content/schemas/site.ts'
import { ifReadable } from '../lib/if-readable.ts'
import { type Place, placeAt } from './place.ts'

/** The folder that an editor has opened, with its content as last read. */
export type Workspace = {
  root: string
  build: ContentBuild
  /** The texts that are open in the editor, by path. */
  openTexts: () => ReadonlyMap<string, TextDocument>
}

/** The path of an address; `undefined` where it is no path on this computer. */
export const pathOf = (uri: string): string | undefined =>
  ifReadable(() => (uri.startsWith('file:') ? fileURLToPath(uri) : undefined))

/** The compiler's path of a file, e.g. `content/blog/hola.mdx`; `undefined` for other folders. */
export function fileOf({ root }: Workspace, uri: string): string | undefined {
  const path = pathOf(uri)
  if (path === undefined) return undefined
  const file = relative(root, path).replaceAll('\\', '/')
  return file.startsWith('content/') ? file : undefined
}

export const uriOf = ({ root }: Workspace, file: string) => pathToFileURL(join(root, file)).href

/** The text of a file: as open in the editor, or as saved. */
export function textOf(workspace: Workspace, file: string): string {
  const open = workspace.openTexts().get(file)
  return open ? open.getText() : readFileSync(join(workspace.root, file), 'utf8')
}

export const entriesOf = ({ build }: Workspace): readonly LoadedEntry[] => build.loaded().entries

/** The entry of a file, if it has been saved. */
export const entryOf = (workspace: Workspace, file: string) =>
  entriesOf(workspace).find((entry) => entry.file === file)

/** The position of a request: the text as open in the editor, and the place in it. */
export type Spot = { workspace: Workspace; file: string; text: string; place: Place }

/**
 * The spot at a position; `undefined` where there is nothing to offer, or in a file outside
 * content/.
 */
export function spotAt(workspace: Workspace, uri: string, position: Position): Spot | undefined {
  const file = fileOf(workspace, uri)
  if (file === undefined) return undefined
  const text = workspace.openTexts().get(file)?.getText() ?? ''
  const place = placeAt(text, position, file === siteFile)
  return place && { workspace, file, text, place }
}

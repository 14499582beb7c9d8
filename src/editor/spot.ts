import type { Position } from 'vscode-languageserver/node'
import { isSettings } from '../compiler/fields/parts-of-file.ts'
import { type Place, placeAt } from './place.ts'
import { fileOf, type Workspace } from './workspace.ts'

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

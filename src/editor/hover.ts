import type { Hover } from 'vscode-languageserver/node'
import { descriptionOf } from '../compiler/fields/walk-schema.ts'
import { titleOf } from '../compiler/loaded-entry.ts'
import { propList } from '../compiler/markdown/lint/prop-causes.ts'
import { vocabularyRules } from '../mdx/vocabulary-rules.ts'
import { choicesOf, propSchema } from './choices.ts'
import { dataOf, fieldAt, isSettings, schemaOf } from './fields.ts'
import { type Place, placeAt, rangeOfWord } from './place.ts'
import { entryNamed, namingAt } from './targets.ts'
import { fileOf, type Workspace } from './workspace.ts'

/** As many values as one can take in at a glance. */
const most = 12

/** What stands at a place, in Spanish. */
export function hoverAt(
  workspace: Workspace,
  uri: string,
  text: string,
  position: { line: number; character: number },
): Hover | undefined {
  const file = fileOf(workspace, uri)
  const place = file === undefined ? undefined : placeAt(text, position, isSettings(file))
  if (file === undefined || !place) return undefined
  const naming = namingAt(workspace, file, text, position)
  const entry = naming && entryNamed(workspace, naming)
  const value = entry
    ? `**${titleOf(entry)}**\n\n${entry.file}`
    : wordsOf(workspace, file, place, text)
  if (!value) return undefined
  return { contents: { kind: 'markdown', value }, range: rangeOfWord(place.word) }
}

function wordsOf(
  workspace: Workspace,
  file: string,
  place: Place,
  text: string,
): string | undefined {
  if (place.kind === 'component') return componentText(place.word.text)
  if (place.kind === 'prop' || place.kind === 'prop-value') {
    const prop = place.kind === 'prop' ? place.word.text : place.prop
    return descriptionOf(propSchema(place.component, prop))
  }
  const schema = schemaOf(file)
  if (place.kind === 'address' || !schema) return undefined
  const path = [...place.path.parent, ...(place.path.name ? [place.path.name] : [])]
  const field = fieldAt(schema, path, dataOf(workspace, file, text))
  if (!field.schema) return undefined
  const choices = choicesOf(workspace, field.schema)
  const list = choices.map(({ value }) => `\`${value}\``).join(', ')
  return [
    `**${field.name}** (${field.isOptional ? 'opcional' : 'obligatorio'})`,
    field.description,
    choices.length > 0 && choices.length <= most && `Valores: ${list}.`,
  ]
    .filter(Boolean)
    .join('\n\n')
}

function componentText(name: string): string | undefined {
  const rule = vocabularyRules.get(name)
  return rule && [`**${name}**: ${rule.description}`, propList(rule)].filter(Boolean).join('\n\n')
}

import type { Hover } from 'vscode-languageserver/node'
import { schemaOf } from '../compiler/fields/parts-of-file.ts'
import { titleOf } from '../compiler/loaded-entry.ts'
import { propList, propSchema } from '../compiler/markdown/lint/check-props.ts'
import { vocabularyRules } from '../mdx/vocabulary-rules.ts'
import { choicesOf, dataOf, fieldAt } from './fields.ts'
import { rangeOfWord } from './place.ts'
import { entryNamed } from './targets.ts'
import type { Spot } from './workspace.ts'

/** The most values that can be read at a glance. */
const most = 12

/** What the word at a place means, in Spanish. */
export function hoverAt(spot: Spot): Hover | undefined {
  const entry = entryNamed(spot)
  const value = entry ? `**${titleOf(entry)}**\n\n${entry.file}` : wordsOf(spot)
  if (!value) return undefined
  return { contents: { kind: 'markdown', value }, range: rangeOfWord(spot.place.word) }
}

function wordsOf(spot: Spot): string | undefined {
  const { workspace, file, place } = spot
  if (place.kind === 'component') {
    const name = place.word.text
    const rule = vocabularyRules.get(name)
    return rule && [`**${name}**: ${rule.description}`, propList(rule)].filter(Boolean).join('\n\n')
  }
  if (place.kind === 'prop' || place.kind === 'prop-value') {
    const prop = place.kind === 'prop' ? place.word.text : place.prop
    return propSchema(place.component, prop)?.description
  }
  const schema = schemaOf(file)
  if (place.kind === 'address' || !schema) return undefined
  const path = [...place.path.parent, ...(place.path.name ? [place.path.name] : [])]
  // A blank line, or a comment.
  if (path.length === 0) return undefined
  const field = fieldAt(schema, path, dataOf(spot))
  if (!field.schema) return undefined
  const choices = choicesOf(workspace, field.schema)
  const list = choices.map(({ value }) => `\`${value}\``).join(', ')
  return [
    // An item of a list has no name.
    !/^\d/.test(field.name) &&
      `**${field.name}** (${field.isOptional ? 'opcional' : 'obligatorio'})`,
    field.schema.description,
    choices.length > 0 && choices.length <= most && `Valores: ${list}.`,
  ]
    .filter(Boolean)
    .join('\n\n')
}

import {
  type CompletionItem,
  CompletionItemKind,
  InsertTextFormat,
} from 'vscode-languageserver/node'
import { schemaOf } from '../compiler/fields/parts-of-file.ts'
import { propSchema } from '../compiler/markdown/lint/check-props.ts'
import { isShortBody } from '../compiler/markdown/lint/check-short-body.ts'
import { vocabularyRules } from '../mdx/vocabulary-rules.ts'
import {
  type Choice,
  choicesOf,
  dataOf,
  fieldAt,
  fieldsAt,
  imagesOf,
  pagesOf,
  plansOf,
} from './fields.ts'
import { type Place, rangeOfWord, valuePath } from './place.ts'
import { headingsOf } from './targets.ts'
import type { Spot } from './workspace.ts'

export function complete(spot: Spot, canInsertSnippets: boolean): CompletionItem[] {
  const range = rangeOfWord(spot.place.word)
  return itemsAt(spot, canInsertSnippets).map(({ newText, ...item }) => ({
    ...item,
    filterText: item.label,
    textEdit: { range, newText: newText ?? item.label },
  }))
}

type Item = CompletionItem & { newText?: string }

function itemsAt(spot: Spot, canInsertSnippets: boolean): Item[] {
  const { workspace, place } = spot
  switch (place.kind) {
    case 'field':
    case 'value':
      return fieldItems(spot, place)
    case 'address':
      return place.isImage ? values(imagesOf(workspace)) : addressItems(spot)
    case 'component':
      // A tag that is there needs its name alone.
      return componentItems(spot, canInsertSnippets && !place.hasRest)
    case 'prop':
      return propItems(place, canInsertSnippets)
    case 'prop-value': {
      if (place.component === 'PlanPrice' && place.prop === 'plan')
        return values(plansOf(workspace, place.props.service))
      const schema = propSchema(place.component, place.prop)
      return values(choicesOf(workspace, schema))
    }
  }
}

function componentItems({ file }: Spot, canInsertSnippets: boolean): Item[] {
  const isShort = isShortBody(file)
  return [...vocabularyRules]
    .filter(([, { place }]) => place === 'inline' || !isShort)
    .map(([name, { description, example }]) => ({
      label: name,
      detail: description,
      kind: CompletionItemKind.Class,
      // The `<` before the word has been typed already.
      ...(canInsertSnippets && {
        newText: snippetOf(example).slice(1),
        insertTextFormat: InsertTextFormat.Snippet,
      }),
    }))
}

function fieldItems(spot: Spot, place: Extract<Place, { kind: 'field' | 'value' }>): Item[] {
  const { workspace } = spot
  const schema = schemaOf(spot.file)
  if (!schema) return []
  const data = dataOf(spot)
  if (place.kind === 'value')
    return values(choicesOf(workspace, fieldAt(schema, valuePath(place), data).schema))
  const { parent, colon } = place.path
  const fields = fieldsAt(schema, parent, data)
  // An item of a list has no name, so a value is being typed.
  if (fields.length === 0) return values(choicesOf(workspace, fieldAt(schema, parent, data).schema))
  const [, written = spot.text] = spot.text.split(/^---\s*$/m, 2)
  // Of lists of objects each has its own fields.
  const isWritten = (name: string) =>
    colon < 0 && parent.length === 0 && new RegExp(`^${name}:`, 'm').test(written)
  const missing = fields.filter(({ name }) => !isWritten(name))
  return missing.map(({ name, schema, isOptional }) => ({
    label: name,
    sortText: `${isOptional ? 1 : 0}${name}`,
    detail: isOptional ? 'opcional' : 'obligatorio',
    documentation: schema?.description ?? '',
    kind: CompletionItemKind.Field,
    newText: colon < 0 ? `${name}: ` : name,
  }))
}

function addressItems({ workspace, file, place }: Spot): Item[] {
  const written = place.word.text
  const hash = written.indexOf('#')
  if (hash < 0) return values(pagesOf(workspace), CompletionItemKind.Reference)
  const page = written.slice(0, hash)
  return headingsOf(workspace, file, page).map(({ id, text }) => ({
    label: `${page}#${id}`,
    detail: text,
    kind: CompletionItemKind.Reference,
  }))
}

/** An example in the snippet syntax of editors, with numbered placeholders. */
export function snippetOf(example: string): string {
  let number = 0
  return example.replace(/«([^»]*)»/g, (_, words: string) => `\${${++number}:${words}}`)
}

function propItems(
  { component, written, hasValue }: Extract<Place, { kind: 'prop' }>,
  canInsertSnippets: boolean,
): Item[] {
  const shape = vocabularyRules.get(component)?.props.shape ?? {}
  const missing = Object.keys(shape).filter((name) => !new RegExp(`\\b${name}=`).test(written))
  return missing.map((name) => ({
    label: name,
    documentation: propSchema(component, name)?.description ?? '',
    kind: CompletionItemKind.Property,
    ...(!hasValue && {
      newText: canInsertSnippets ? `${name}="$1"` : `${name}=""`,
      ...(canInsertSnippets && { insertTextFormat: InsertTextFormat.Snippet }),
    }),
  }))
}

const values = (
  choices: readonly Choice[],
  kind: CompletionItemKind = CompletionItemKind.Value,
): Item[] => choices.map(({ value, detail }) => ({ label: value, kind, detail }))

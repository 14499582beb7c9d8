import { readIconNames } from '../compiler/checks/check-assets.ts'
import { plansOf as plansIn } from '../compiler/checks/check-references.ts'
import { type FieldSchema, plainSchema } from '../compiler/fields/walk-schema.ts'
import { titleOf } from '../compiler/loaded-entry.ts'
import { vocabularyRules } from '../mdx/vocabulary-rules.ts'
import { entriesOf, type Workspace } from './workspace.ts'

export type Choice = { value: string; detail?: string }

export function propSchema(component: string, prop: string): FieldSchema | undefined {
  const rule = vocabularyRules.get(component)
  return rule && plainSchema(rule.props).properties?.[prop]
}

/** All values that a schema accepts, if they can be listed. */
export function choicesOf(workspace: Workspace, schema: FieldSchema | undefined): Choice[] {
  const target = schema?.target
  switch (target?.kind) {
    case 'entry':
      return entriesOf(workspace)
        .filter(({ collection }) => collection === target.collection)
        .map((entry) => ({ value: entry.slug, detail: titleOf(entry) }))
    case 'image':
      return picturesOf(workspace)
    case 'icon':
      return [...readIconNames()].map((value) => ({ value }))
    case 'link':
      return pagesOf(workspace)
    default:
      return options(schema).map((value) => ({ value }))
  }
}

export const picturesOf = (workspace: Workspace): Choice[] =>
  [...workspace.build.loaded().images.keys()].map((value) => ({ value }))

export const pagesOf = (workspace: Workspace): Choice[] =>
  entriesOf(workspace)
    .filter(({ published }) => published)
    .flatMap((entry) => (entry.url ? { value: entry.url, detail: titleOf(entry) } : []))

export function plansOf(workspace: Workspace, service: string | undefined): Choice[] {
  const entry = entriesOf(workspace).find(
    ({ collection, slug }) => collection === 'services' && slug === service,
  )
  const plans = plansIn(entry?.raw) ?? []
  return plans.map(({ id, name }) => ({ value: String(id), detail: String(name) }))
}

/** The fixed values of a field. */
function options(schema: FieldSchema | undefined): string[] {
  if (schema?.type === 'boolean') return ['true', 'false']
  return schema?.enum ?? (schema?.const === undefined ? [] : [schema.const])
}

import { z } from 'zod'
import { readIconNames } from '../compiler/checks/check-assets.ts'
import { plansOf as plansIn } from '../compiler/checks/check-references.ts'
import { layersOf, targetOf } from '../compiler/fields/walk-schema.ts'
import { titleOf } from '../compiler/loaded-entry.ts'
import { vocabularyRules } from '../mdx/vocabulary-rules.ts'
import { entriesOf, type Workspace } from './workspace.ts'

export type Choice = { value: string; detail?: string }

export const propSchema = (component: string, prop: string): z.core.$ZodType | undefined =>
  vocabularyRules.get(component)?.props.shape[prop]

/** Everything that may be written where a schema stands, if it can be listed. */
export function choicesOf(workspace: Workspace, schema: z.core.$ZodType | undefined): Choice[] {
  const target = targetOf(schema)
  switch (target?.kind) {
    case 'entry':
      return entriesOf(workspace)
        .filter(({ collection }) => collection === target.collection)
        .map((entry) => ({ value: entry.slug, detail: titleOf(entry) }))
    case 'image':
      return [...workspace.build.loaded().images.keys()].map((value) => ({ value }))
    case 'icon':
      return [...readIconNames()].map((value) => ({ value }))
    case 'link':
      return pagesOf(workspace)
    default:
      return options(schema).map((value) => ({ value }))
  }
}

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

/** The fixed words of a field. */
function options(schema: z.core.$ZodType | undefined): string[] {
  const inner = schema && layersOf(schema).at(-1)
  if (inner instanceof z.ZodEnum) return inner.options.map(String)
  if (inner instanceof z.ZodLiteral) return [...inner.values].map(String)
  return inner instanceof z.ZodBoolean ? ['true', 'false'] : []
}

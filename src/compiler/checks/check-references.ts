import { didYouMean } from '../fields/nearest.ts'
import { allOf, code, quoted } from '../fields/phrase.ts'
import { isRecord } from '../fields/walk-schema.ts'
import { findingAt, type LoadedContent, type LoadedEntry } from '../loaded-entry.ts'
import type { Diagnostic } from '../report/diagnostic.ts'
import { positionOf } from '../report/to-diagnostic.ts'

type Index = Map<string, Map<string, LoadedEntry>>

/** Every slug that names an entry of another collection must lead to one that is published. */
export function checkReferences({ entries }: LoadedContent): Diagnostic[] {
  const index: Index = new Map()
  for (const entry of entries) {
    const slugs = index.get(entry.collection) ?? new Map<string, LoadedEntry>()
    index.set(entry.collection, slugs.set(entry.slug, entry))
  }
  return entries.flatMap((entry) => [...checkFields(entry, index), ...checkBody(entry, index)])
}

function checkFields(entry: LoadedEntry, index: Index): Diagnostic[] {
  return entry.marks.flatMap((mark) => {
    if (mark.kind !== 'reference' || mark.value === '') return []
    const finding = explainTarget(mark.collection, mark.value, entry, index)
    return finding ? findingAt(entry, mark.path, finding) : []
  })
}

function explainTarget(collection: string, slug: string, from: LoadedEntry, index: Index) {
  const slugs = index.get(collection) ?? new Map<string, LoadedEntry>()
  const found = slugs.get(slug)
  if (!found)
    return {
      code: 'dangling-reference',
      message: `${quoted(slug)} no existe en content/${collection}.`,
      hint: proposal(slug, [...slugs.keys()]),
    }
  return found.published || !from.published
    ? undefined
    : {
        code: 'reference-to-draft',
        message: `${quoted(slug)} es un borrador, así que esta página no puede mostrarlo.`,
        hint: `Publica ${found.file} (borra «draft: true») o quítalo de aquí.`,
      }
}

/** Prices of plans that a text shows. */
function checkBody(entry: LoadedEntry, index: Index): Diagnostic[] {
  return (entry.body?.references ?? []).flatMap((reference): Diagnostic[] => {
    const { collection, slug, plan, range } = reference
    const finding = explainTarget(collection, slug, entry, index) ?? explainPlan(slug, plan, index)
    return finding
      ? [{ severity: 'error', file: entry.file, ...positionOf(range), ...finding }]
      : []
  })
}

function explainPlan(service: string, plan: string, index: Index) {
  const plans = plansOf(index.get('services')?.get(service)?.raw)
  // A service whose plans cannot be read has findings of its own.
  if (!plans || plans.includes(plan)) return undefined
  return {
    code: 'dangling-plan',
    message: `El servicio ${quoted(service)} no tiene un plan ${quoted(plan)}.`,
    hint: proposal(plan, plans),
  }
}

function plansOf(raw: unknown): string[] | undefined {
  const items = isRecord(raw) && isRecord(raw.plans) ? raw.plans.items : undefined
  if (!Array.isArray(items)) return undefined
  return items.map((item) => (isRecord(item) ? String(item.id) : ''))
}

function proposal(word: string, words: string[]): string | undefined {
  if (words.length === 0) return undefined
  return (
    didYouMean(word, words) ?? (words.length <= 12 ? `Hay: ${allOf(words.map(code))}.` : undefined)
  )
}

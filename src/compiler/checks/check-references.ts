import { isRecord } from '../fields/walk-schema.ts'
import { type LoadedEntry, titleOf } from '../loaded-entry.ts'
import type { Fault, Problem } from '../problem.ts'
import { unpublishedFault } from '../schedule.ts'
import { lookAlikeFault } from '../text/look-alikes.ts'
import { fold, nearest } from '../text/nearest.ts'
import { faultsInBody, faultsInFields } from './problem-at.ts'

type Index = Map<string, Map<string, LoadedEntry>>

/** Every reference must lead to an entry that is published no later than what refers to it. */
export function checkReferences(entries: readonly LoadedEntry[]): Problem[] {
  const index: Index = new Map()
  for (const entry of entries) {
    const slugs = index.get(entry.collection) ?? new Map<string, LoadedEntry>()
    index.set(entry.collection, slugs.set(entry.slug, entry))
  }
  return entries.flatMap((entry) => [
    ...faultsInFields(entry, 'entry', (reference) =>
      reference.kind === 'entry' && reference.value !== ''
        ? targetFault(reference.collection, reference.value, entry, index)
        : undefined,
    ),
    // Plan prices that a body shows.
    ...faultsInBody(
      entry,
      entry.body?.references,
      ({ slug, plan }) =>
        targetFault('services', slug, entry, index) ?? planFault(slug, plan, index),
    ),
  ])
}

function targetFault(
  collection: string,
  slug: string,
  from: LoadedEntry,
  index: Index,
): Fault | undefined {
  const slugs = index.get(collection)
  const found = slugs?.get(slug)
  if (!found) {
    const fault = lookAlikeFault(slug)
    if (fault) return fault
    // A question or a name written in full stands for its file.
    const named = [...(slugs?.values() ?? [])].find((entry) => fold(titleOf(entry)) === fold(slug))
    const known = {
      ...propose(slug, [...(slugs?.keys() ?? [])]),
      ...(named && { proposal: named.slug }),
    }
    return {
      code: 'dangling-reference',
      data: { slug, collection, ...known },
      repair: known.proposal,
    }
  }
  return unpublishedFault(slug, found, from)
}

function planFault(service: string, plan: string, index: Index): Fault | undefined {
  const plans = writtenPlans(index.get('services')?.get(service)?.raw)?.map(({ id }) => String(id))
  // A service whose plans cannot be read has been reported already.
  if (!plans || plans.includes(plan)) return undefined
  return { code: 'dangling-plan', data: { service, plan, ...propose(plan, plans) } }
}

/** The plans of a service as written; `undefined` when they cannot be read. */
export function writtenPlans(raw: LoadedEntry['raw']): Record<string, unknown>[] | undefined {
  const items = isRecord(raw?.plans) ? raw.plans.items : undefined
  return Array.isArray(items) ? items.filter(isRecord) : undefined
}

/**
 * The known names, if they are few enough to list, and the one probably meant, even if written as
 * the path of its file.
 */
const propose = (name: string, names: string[]) => ({
  known: names.slice(0, 13),
  proposal: nearest(name, names) ?? nearest(name.replace(/^.*\/|\.mdx?$/g, ''), names),
})

import { compare } from '../../lib/compare.ts'
import type { Images } from '../images/read-images.ts'
import type { LoadedContent, LoadedEntry } from '../loaded-entry.ts'
import type { Problem } from '../problem.ts'
import { checkIcons, checkImages } from './check-assets.ts'
import { checkDoubts, checkRepeats } from './check-doubts.ts'
import { checkLinks } from './check-links.ts'
import { checkPrices, checkReadingTime } from './check-numbers.ts'
import { checkPages, checkPrivate, checkSite, checkSteps, checkUnused } from './check-presence.ts'
import { checkReferences } from './check-references.ts'
import { checkUrls } from './check-urls.ts'

/** All checks that need every file. */
export function checkContent(
  content: LoadedContent,
  images: Images,
  extraUrls: readonly string[],
  today: string,
  moved: ReadonlyMap<string, string>,
): Problem[] {
  const { entries } = content
  // When two entries claim the same address, the published one keeps it, and the draft or later
  // article is reported.
  const day = ({ raw }: LoadedEntry) => String(raw?.date ?? '')
  const byRank = [...entries].sort(
    (a, b) => Number(b.published) - Number(a.published) || compare(day(a), day(b)),
  )
  return [
    ...checkSite(content),
    ...checkUrls(byRank),
    ...checkPages(entries),
    ...checkReferences(entries),
    ...checkUnused(entries),
    ...checkImages(entries, images),
    ...checkIcons(entries),
    ...checkLinks(content, [...extraUrls, ...images.keys()], moved),
    ...checkPrivate(entries),
    ...checkSteps(entries),
    ...checkDoubts({ ...content, entries: byRank }, today),
    ...checkRepeats(byRank),
    ...checkPrices(entries),
    ...entries.flatMap(checkReadingTime),
  ]
}

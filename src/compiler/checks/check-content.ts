import type { Images } from '../images/read-images.ts'
import type { LoadedContent } from '../loaded-entry.ts'
import type { Problem } from '../problem.ts'
import { checkCounts } from './check-counts.ts'
import { checkDoubts } from './check-doubts.ts'
import { checkIcons, readIconNames } from './check-icons.ts'
import { checkImages } from './check-images.ts'
import { checkLinks } from './check-links.ts'
import { checkPages } from './check-pages.ts'
import { checkPrices } from './check-prices.ts'
import { checkPrivate } from './check-private.ts'
import { checkReadingTime } from './check-reading-time.ts'
import { checkReferences } from './check-references.ts'
import { checkRepeats } from './check-repeats.ts'
import { checkSlugs, checkUrls } from './check-slugs.ts'
import { checkSteps } from './check-steps.ts'
import { checkTemplateText } from './check-template-text.ts'
import { checkUnused } from './check-unused.ts'

/** Everything that can only be judged with all files at hand. */
export function checkContent(
  content: LoadedContent,
  images: Images,
  extraUrls: readonly string[],
  today: string,
): Problem[] {
  const { entries } = content
  // What is published keeps its place, and a draft that takes it is blamed.
  const byRank = [...entries].sort((a, b) => Number(b.published) - Number(a.published))
  return [
    ...checkSlugs(byRank),
    ...checkUrls(byRank),
    ...checkPages(entries),
    ...checkReferences(content),
    ...checkUnused(entries),
    ...checkImages(content, images),
    ...checkIcons(entries, readIconNames()),
    ...checkLinks(content, extraUrls, images.keys()),
    ...checkPrivate(entries),
    ...checkSteps(entries),
    ...checkDoubts(content, today),
    ...checkCounts(entries),
    ...checkRepeats(entries),
    ...checkPrices(entries),
    ...entries.flatMap(checkReadingTime),
    ...entries.flatMap(checkTemplateText),
  ]
}

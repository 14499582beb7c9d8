import { digestOfAll } from '../../compiler/read/digest.ts'
import type { FeedForm } from '../../lib/feed-forms.ts'
import type { OutputFolder } from '../output-folder.ts'
import { atom } from './atom.ts'
import type { Feed } from './feed.ts'
import { jsonFeed } from './json-feed.ts'
import type { PlannedFeed } from './plan-feeds.ts'
import { rss } from './rss.ts'

const writers: Record<FeedForm, (feed: Feed) => string> = { rss, atom, json: jsonFeed }

/**
 * Writes every feed in every form.
 *
 * @param key changes with all that feeds say but the bytes of pictures: while it is the same, none is put into words
 */
export function writeFeeds(
  output: Pick<OutputFolder, 'keep' | 'write'>,
  feeds: readonly PlannedFeed[],
  key: string,
): void {
  for (const { paths, lengths, feed } of feeds) {
    const own = digestOfAll([key, lengths.join()])
    const stale = (Object.entries(paths) as [FeedForm, string][]).filter(
      ([, path]) => !output.keep(path.slice(1), own),
    )
    if (stale.length === 0) continue
    const told = feed()
    for (const [form, path] of stale) output.write(path.slice(1), writers[form](told), own)
  }
}

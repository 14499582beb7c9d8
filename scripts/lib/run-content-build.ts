import { join } from 'node:path'
import {
  type BuildOptions,
  type ContentBuild,
  type ContentRun,
  openContent,
} from '../../src/compiler/build-content.ts'
import { formatProblems } from '../../src/compiler/report/format-problems.ts'
import { readBuildDate } from '../../src/lib/build-date.ts'
import { feedPaths } from '../../src/lib/feed-formats.ts'
import { filesBelow } from '../../src/lib/files-below.js'

/** Addresses that are not made from content and that bodies may link to. */
const extraUrls = (root: string) => [
  ...Object.values(feedPaths('')),
  ...['/sitemap.xml', '/robots.txt', '/llms.txt', '/third-party-notices.txt'],
  ...filesBelow(join(root, 'public/demos')).map((file) => `/demos/${file.replace(/\.html$/, '')}`),
]

/** The options of every content build of the project. */
export function projectOptions(root: string, options: Partial<BuildOptions>): BuildOptions {
  // An invalid one is refused at once; a preview runs only after it has started.
  readBuildDate()
  return { root, buildDate: readBuildDate, extraUrls: extraUrls(root), ...options }
}

/** The content build of the project, as every command runs it. */
export const openProjectContent = (
  root: string,
  options: Partial<BuildOptions> = {},
): ContentBuild => openContent(projectOptions(root, options))

/**
 * Runs a build for commands that need the indices: prints the problems, and exits if there are
 * errors.
 *
 * @param wayOut what to tell the user to do after repairing them
 */
export async function requireContent(
  root: string,
  build: ContentBuild,
  wayOut?: string,
): Promise<Required<ContentRun>> {
  const { content, ...rest } = await build.run()
  build.save()
  if (rest.problems.length > 0) console.error(formatProblems(rest.problems, root))
  if (!content) {
    if (wayOut) console.error(`\n${wayOut}`)
    process.exit(1)
  }
  return { content, ...rest }
}

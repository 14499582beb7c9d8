import { join } from 'node:path'
import {
  type BuildOptions,
  type ContentBuild,
  type ContentRun,
  openContent,
} from '../../src/compiler/build-content.ts'
import { formatProblems } from '../../src/compiler/report/format-problems.ts'
import { readBuildDate } from '../../src/lib/build-date.ts'
import { filesBelow } from '../../src/lib/files-below.js'

/** Addresses that no content makes and that texts may link to. */
export const extraUrls = (root: string) => [
  ...['/rss.xml', '/atom.xml', '/feed.json', '/sitemap.xml', '/robots.txt', '/llms.txt'],
  ...filesBelow(join(root, 'public/demos')).map((file) => `/demos/${file.replace(/\.html$/, '')}`),
]

/** What every content build of the project is given. */
export const projectOptions = (root: string, options: Partial<BuildOptions>): BuildOptions => ({
  root,
  buildDate: readBuildDate(),
  extraUrls: extraUrls(root),
  ...options,
})

/** The content build of the project, as every command runs it. */
export const openProjectContent = (
  root: string,
  options: Partial<BuildOptions> = {},
): ContentBuild => openContent(projectOptions(root, options))

/** Whether what is printed may have colours. */
export const isColored = () => Boolean(process.stdout.isTTY) && !process.env.NO_COLOR

/**
 * Runs a build for commands that need the indices: prints what was found and ends on an error.
 *
 * @param wayOut what to do then, besides repairing it
 */
export async function requireContent(
  root: string,
  build: ContentBuild,
  wayOut?: string,
): Promise<Required<ContentRun>> {
  const { content, ...rest } = await build.run()
  build.save()
  if (rest.problems.length > 0)
    console.error(formatProblems(rest.problems, { root, color: isColored() }))
  if (!content) {
    if (wayOut) console.error(`\n${wayOut}`)
    process.exit(1)
  }
  return { content, ...rest }
}

import { join } from 'node:path'
import {
  type BuildOptions,
  type ContentBuild,
  openContent,
} from '../../src/compiler/build-content.ts'
import { formatProblems } from '../../src/compiler/report/format-problems.ts'
import type { Indices } from '../../src/content/read-content.ts'
import { readBuildDate } from '../../src/lib/build-date.ts'
import { filesBelow } from '../../src/site/output-folder.ts'

/** Addresses that no content makes and that texts may link to. */
export const extraUrls = (root: string) => [
  ...['/rss.xml', '/sitemap.xml', '/robots.txt'],
  ...filesBelow(join(root, 'public/demos')).map((file) => `/demos/${file.replace(/\.html$/, '')}`),
]

/** The content build of the project, as every command runs it. */
export function openProjectContent(
  root: string,
  options: Pick<BuildOptions, 'includeDrafts' | 'recordsUrls' | 'store' | 'threads'> = {},
): ContentBuild {
  const buildDate = readBuildDate()
  return openContent({ root, buildDate, extraUrls: extraUrls(root), ...options })
}

/**
 * Runs a build for commands that need the indices: prints what was found and ends on an error.
 *
 * @param wayOut what to do then, besides repairing it
 */
export async function requireContent(
  root: string,
  build: ContentBuild,
  wayOut?: string,
): Promise<Indices> {
  const { problems, content } = await build.run()
  build.save()
  const color = Boolean(process.stdout.isTTY) && !process.env.NO_COLOR
  if (problems.length > 0) console.error(formatProblems(problems, { root, color }))
  if (!content) {
    if (wayOut) console.error(`\n${wayOut}`)
    process.exit(1)
  }
  return content
}

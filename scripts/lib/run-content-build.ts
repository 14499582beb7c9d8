import {
  type BuildOptions,
  type BuildResult,
  buildContent,
} from '../../src/build/content/build-content.ts'
import { formatDiagnostics } from '../../src/build/report/format-diagnostics.ts'
import type { Indices } from '../../src/content/read-content.ts'
import { readBuildDate } from '../../src/lib/build-date.ts'
import { worker } from './worker-address.ts'

/** Addresses that no content makes and that texts may link to. */
export const extraUrls = ['/rss.xml', '/sitemap.xml', '/robots.txt']

/** Checks content/ and writes the indices, as every command does. */
export function checkContent(
  root: string,
  options: Pick<BuildOptions, 'includeDrafts' | 'threads'> = {},
): Promise<BuildResult> {
  return buildContent({
    root,
    buildDate: readBuildDate(),
    extraUrls,
    threads: { worker },
    ...options,
  })
}

/** The same for commands that need the indices: prints what was found and ends on an error. */
export async function requireContent(
  root: string,
  options: Pick<BuildOptions, 'includeDrafts' | 'threads'> = {},
): Promise<Indices> {
  const { diagnostics, content } = await checkContent(root, options)
  const color = Boolean(process.stdout.isTTY) && !process.env.NO_COLOR
  if (diagnostics.length > 0) console.error(formatDiagnostics(diagnostics, { root, color }))
  if (!content) process.exit(1)
  return content
}

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Content } from '../content/read-content.ts'
import type { Site } from '../content/schemas/site.ts'
import { escapeText } from '../lib/escape-markup.ts'
import { withBase } from '../lib/site-path.ts'
import type { PlannedPage } from '../pages/page.ts'
import type { Environment } from './environment.ts'
import { feed } from './feed.ts'
import type { OutputFolder } from './output-folder.ts'
import { sitemaps } from './sitemap.ts'

/**
 * Text of a small page that sends the visitor on, for hosts that read no redirect file.
 *
 * @param target path of the page that has moved, on its host
 * @param canonical its whole address
 */
function redirectPage(target: string, canonical: string, { name, titleSuffix }: Site): string {
  return [
    '<!DOCTYPE html><html lang="es"><head><meta charset="utf-8">',
    `<title>${escapeText(`Esta página se mudó | ${name} - ${titleSuffix}`)}</title>`,
    `<meta name="robots" content="noindex"><meta http-equiv="refresh" content="0; url=${target}">`,
    `<link rel="canonical" href="${canonical}"></head>`,
    `<body><h1>Esta página se mudó</h1><p><a href="${target}">Ir a la página</a></p></body></html>`,
  ].join('')
}

/** Former addresses by the address that they lead to. */
export function aliasesOf(content: Content): { from: string; to: string }[] {
  const { blog, categories, services, clients, pages } = content
  const entries = [...blog, ...categories, ...services, ...clients, ...pages]
  return entries.flatMap(({ data, url }) =>
    (data.aliases ?? []).map((from) => ({ from, to: url ?? '/' })),
  )
}

/** Everything that is neither page nor program: redirects, feed, sitemap, robots. */
export function writeStaticFiles(
  output: OutputFolder,
  content: Content,
  pages: readonly PlannedPage[],
  environment: Environment,
): void {
  const { origin, basePath, noindex } = environment
  const address = (path: string) => origin + withBase(basePath, path)
  const aliases = aliasesOf(content)
  for (const { from, to } of aliases) {
    output.write(
      `${from.slice(1)}.html`,
      redirectPage(withBase(basePath, to), address(to), content.site),
    )
    // The client router finds the target's data, whose canonical path sends it on.
    output.write(`_data${from}.json`, readFileSync(join(output.folder, `_data${to}.json`), 'utf8'))
  }
  output.write(
    '_redirects',
    aliases
      .map(({ from, to }) => `${withBase(basePath, from)} ${withBase(basePath, to)} 301\n`)
      .join(''),
  )
  output.write('rss.xml', feed(content, address))
  for (const { path, text } of sitemaps(pages, address)) output.write(path, text)
  const rules = noindex ? 'Disallow: /' : `Allow: /\nSitemap: ${address('/sitemap.xml')}`
  output.write('robots.txt', `User-agent: *\n${rules}\n`)
}

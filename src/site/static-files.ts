import type { Environment } from '../compiler/environment.ts'
import type { Content } from '../content/read-content.ts'
import type { Site } from '../content/schemas/site.ts'
import { escapeText } from '../lib/escape-markup.ts'
import { dataPath, withBase } from '../lib/site-path.ts'
import type { SitePage } from '../pages/page.ts'
import { withPolicy } from './content-policy.ts'
import { feed } from './feed.ts'
import { aliasesOf } from './host-rules.ts'
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

/** What is neither page nor program: pages for former addresses, feed, sitemap, robots. */
export function writeStaticFiles(
  output: OutputFolder,
  content: Content,
  pages: readonly SitePage[],
  environment: Environment,
): void {
  const { origin, basePath, noindex } = environment
  const address = (path: string) => origin + withBase(basePath, path)
  for (const { from, to } of aliasesOf(content)) {
    output.write(
      `${from.slice(1)}.html`,
      withPolicy(redirectPage(withBase(basePath, to), address(to), content.site)),
    )
    // The client router finds the target's data, whose canonical path sends it on.
    output.write(dataPath(from).slice(1), output.read(dataPath(to).slice(1)))
  }
  output.write('rss.xml', feed(content, address))
  for (const { path, text } of sitemaps(pages, address)) output.write(path, text)
  const rules = noindex ? 'Disallow: /' : `Allow: /\nSitemap: ${address('/sitemap.xml')}`
  output.write('robots.txt', `User-agent: *\n${rules}\n`)
}

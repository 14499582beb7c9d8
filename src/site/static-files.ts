import type { Environment } from '../content/environment.ts'
import { pageOf } from '../content/queries.ts'
import type { Content } from '../content/read-content.ts'
import type { Site } from '../content/schemas/site.ts'
import { escapeText } from '../lib/escape-markup.ts'
import { hashOfAll } from '../lib/hash.ts'
import { dataPath, markdownPath, withBase } from '../lib/site-path.ts'
import { withPolicy } from './content-policy.ts'
import { planFeeds, writeFeeds } from './feeds/plan-feeds.ts'
import { aliasRedirects } from './host-rules.ts'
import type { OutputFolder } from './output-folder.ts'
import type { PlannedPage } from './plan-pages.ts'
import { articleMarkdown } from './reading/article-markdown.ts'
import { llmsHtml } from './reading/llms-html.ts'
import { toMarkdown } from './reading/to-markdown.ts'
import { writeSitemap } from './sitemap.ts'
import { openSearch, robots, securityTxt, webManifest } from './static-texts.ts'

/**
 * A small HTML page that redirects the visitor, for hosts that read no redirect file. It is not
 * `noindex`: search engines read it as a permanent redirect, and must not drop its target with it.
 *
 * @param target path of the page that has moved, on its host
 * @param canonical its absolute address
 */
function redirectPage(target: string, canonical: string, { name, titleSuffix }: Site): string {
  return [
    '<!DOCTYPE html><html lang="es"><head><meta charset="utf-8">',
    `<title>${escapeText(`Esta página se mudó | ${name} - ${titleSuffix}`)}</title>`,
    `<meta http-equiv="refresh" content="0; url=${target}">`,
    `<link rel="canonical" href="${canonical}"></head>`,
    `<body><h1>Esta página se mudó</h1><p><a href="${target}">Ir a la página</a></p></body></html>`,
  ].join('')
}

/** What the files besides the pages are made from. */
type StaticSources = {
  content: Content
  pages: readonly PlannedPage[]
  environment: Environment
  /** Changes with the program and the origins that every page names. */
  shared: string
  /** Changes with anything in the pages and indices. */
  key: string
  buildDate: string
}

/**
 * Writes the files that are neither pages nor program: redirect pages of former addresses, and
 * files for programs.
 */
export function writeStaticFiles(output: OutputFolder, sources: StaticSources): void {
  const { content, pages, environment, shared, key } = sources
  const { origin, basePath, noindex } = environment
  const address = (path: string) => origin + withBase(basePath, path)
  writeAliases(output, content, environment, key)
  const images = new Map(pages.map(({ url, image }) => [url, image]))
  const imageOf = (url: string) => {
    const image = images.get(url)
    if (!image) throw new Error(`${url} is no page of the site`)
    return image
  }
  writeFeeds(output, planFeeds(content, { address, imageOf, sizeOf: output.sizeOf }), shared)
  writeMarkdown(output, sources, address)
  writeSitemap(output, content, pages, key, address)
  const llms = llmsHtml(content, address)
  const llmsKey = hashOfAll([shared, llms])
  if (!output.keep('llms.txt', llmsKey))
    output.write('llms.txt', toMarkdown(llms, address('/')), llmsKey)
  const { site } = content
  const search = address(pageOf(content, 'search').url)
  const files = {
    'site.webmanifest': webManifest(site, basePath),
    'opensearch.xml': openSearch(site, search, address),
    '.well-known/security.txt': securityTxt(
      site,
      address('/.well-known/security.txt'),
      sources.buildDate,
    ),
    'robots.txt': robots(noindex, address('/sitemap.xml')),
  }
  for (const [path, text] of Object.entries(files)) output.write(path, text)
}

function writeAliases(
  output: OutputFolder,
  content: Content,
  { origin, basePath }: Environment,
  key: string,
) {
  for (const { from, to } of aliasRedirects(content)) {
    const target = withBase(basePath, to)
    const file = `${from.slice(1)}.html`
    if (!output.keep(file, key)) {
      const page = redirectPage(target, origin + target, content.site)
      output.write(file, withPolicy(page), key)
    }
    // The data of an alias is that of its target, whose canonical path makes the client router go
    // there.
    output.write(dataPath(from).slice(1), output.read(dataPath(to).slice(1)))
  }
}

/** Writes the articles as Markdown; the key of an article's page covers this file too. */
function writeMarkdown(
  output: OutputFolder,
  { content, pages }: StaticSources,
  address: (path: string) => string,
): void {
  const keys = new Map(pages.map(({ url, key }) => [url, key]))
  for (const article of content.blog) {
    if (article.waiting) continue
    const path = markdownPath(article.url).slice(1)
    const key = keys.get(article.url)
    if (key && output.keep(path, key)) continue
    output.write(path, articleMarkdown(content, article, address(article.url)), key)
  }
}

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { htmlFileOf } from '../../src/site/plan-pages.ts'
import { dist } from './dist.ts'
import { element, textsOf } from './elements.ts'
import { plainText } from './plain-text.ts'

export function pageHtml(url: string): string {
  return readFileSync(join(dist, htmlFileOf(url)), 'utf8')
}

export const mainText = (url: string) => plainText(mainOf(url))

export const mainOf = (url: string) => element(pageHtml(url), /<main\b/)

/**
 * The text of a page without the scene of a service, whose invented business answers for its own
 * figures.
 */
export const ownText = (url: string) =>
  plainText(mainOf(url).replace(/<figure class="scene"[\s\S]*?<\/figure>/, ' '))

export const headings = (url: string, level: 1 | 2 | 3) => textsOf(pageHtml(url), `h${level}`)

/** A schema.org object on a page. */
export type StructuredNode = Record<string, unknown> & { '@type': string; '@id': string }

export function graphsIn(html: string): { '@context': string; '@graph': StructuredNode[] }[] {
  const scripts = html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)
  return [...scripts].map(([, json = '']) => JSON.parse(json))
}

export const structuredData = (url: string, type: string): StructuredNode[] =>
  graphsIn(pageHtml(url)).flatMap((graph) =>
    graph['@graph'].filter((node) => node['@type'] === type),
  )

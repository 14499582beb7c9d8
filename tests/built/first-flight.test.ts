import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { parseAst } from 'rolldown/parseAst'
import { expect, test } from 'vitest'
import { inlineScriptBytes } from '../../bench/visit/page-bytes.ts'
import { attributeValues, htmlFiles, pages } from '../support/built-pages.ts'
import { dist } from '../support/dist.ts'
import { element, elements } from '../support/elements.ts'
import { content } from '../support/site-content.ts'

test('speed: inline script of a page is at most 1.5 kB, not counting data', () => {
  const sizes = htmlFiles.map(({ html }) => inlineScriptBytes(html))
  expect(Math.max(...sizes)).toBeGreaterThan(0)
  const heavy = htmlFiles.filter((_, index) => (sizes[index] ?? 0) > 1500)
  expect(heavy.map(({ file }) => file)).toEqual([])
})

test('speed: no page links to a script, a font or a style sheet that delays its first paint', () => {
  // Images of the first screen may be linked: they are what the page is for. The deferred style
  // sheet is enabled later.
  const early =
    /<script\b[^>]*\ssrc=|<link\b(?![^>]*\sas="image")(?![^>]* disabled)[^>]*\srel="[^"]*(?:preload|stylesheet|prefetch)|@import/
  const withScript = (html: string) => html.replace(/<noscript>.*?<\/noscript>/gs, '')
  const late = htmlFiles.filter(({ html }) => early.test(withScript(html)))
  expect(late.map(({ file }) => file)).toEqual([])
})

test('speed: the entry has React in it, and waits for no other file', () => {
  const [entry = ''] = attributeValues(pages[0]?.html ?? '', 'html', 'data-entry')
  const script = readFileSync(`${dist}/assets/${basename(entry)}`, 'utf8')
  const imports = parseAst(script).body.filter(({ type }) => type === 'ImportDeclaration')
  expect(imports).toEqual([])
  expect(script).toContain('hydrateRoot')
})

/**
 * In kilobytes of 1,024 bytes; the first flight of a connection, ten segments of 1,460 bytes, is
 * 14.3 kB.
 */
const kB = 1024

function deferredSheet(html: string): string {
  const [sheet = ''] = attributeValues(html, 'link', 'href').filter((href) => /\.css$/.test(href))
  return readFileSync(dist + sheet, 'utf8')
}

const compressed = (html: string) => brotliCompressSync(html).length

const pagesOf = (file: RegExp) =>
  pages.filter((page) => file.test(page.file)).map(({ html }) => html)

/** A page without those of its parts that exceed a given number. */
function withAtMost(html: string, part: RegExp, count: number): string {
  const excess = elements(html, part).slice(count)
  return excess.reduce((rest, one) => rest.replace(one, ''), html)
}

test('speed: the home page with its style is at most 32 kB', () => {
  const [home = ''] = pagesOf(/^index\.html$/)
  expect(compressed(home)).toBeGreaterThan(kB)
  expect(compressed(home)).toBeLessThanOrEqual(32 * kB)
})

// A service page arrives in the first flight, which also contains the headers: with 13,690 bytes it
// did, with 13,810 it did not.
test('speed: a service with five questions and three testimonials is at most 13.4 kB', () => {
  const services = pagesOf(/^servicios\/[^/]+\.html$/)
    .map((html) => withAtMost(html, /<details name=/, 5))
    .map((html) => withAtMost(html, /(?<=<li>)<figure\b/, 3))
  expect(services).toHaveLength(content.services.length)
  expect(Math.max(...services.map(compressed))).toBeLessThanOrEqual(13.4 * kB)
})

test('speed: a page that has all its styles at once still arrives in the first flight', () => {
  const complete = pages.filter(({ html }) => !/\.l-/.test(deferredSheet(html)))
  const files = complete.map(({ file }) => file)
  // On these, what follows the first section is on the first screen of a tall window.
  expect(files).toEqual(expect.arrayContaining(['404.html', 'buscar.html', 'recursos-ia.html']))
  expect(Math.max(...complete.map(({ html }) => compressed(html)))).toBeLessThanOrEqual(13.4 * kB)
})

// This leaves 4.5 kB of the first flight for the text of about eight minutes; writers may write
// more.
test('speed: what an article brings besides its text, its style included, is at most 9.7 kB', () => {
  const articles = pagesOf(/^blog\/[^/]+\.html$/)
  expect(articles).toHaveLength(content.blog.length)
  const without = articles.map((html) => html.replace(element(html, /<div data-body=/), ''))
  expect(Math.max(...without.map(compressed))).toBeLessThanOrEqual(9.7 * kB)
})

// A browser parses each of them as a document, which takes a phone 10 ms.
test('speed: the style of a page has at most six images', () => {
  const counts = pages.map(
    ({ html }) => (html + deferredSheet(html)).split('url("data:image').length - 1,
  )
  expect(Math.max(...counts)).toBeGreaterThan(1)
  expect(Math.max(...counts)).toBeLessThanOrEqual(6)
})

import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { inlineScriptBytes } from '../../bench/visit/page-bytes.ts'
import { builtPages } from '../support/built-pages.ts'

const pages = builtPages()

test('speed: script in a page itself is at most 2 kB; payload and linked data are no script', () => {
  const sizes = pages.map(({ html }) => inlineScriptBytes(html))
  expect(Math.max(...sizes)).toBeGreaterThan(0)
  expect(pages.filter((_, index) => (sizes[index] ?? 0) > 2000).map(({ file }) => file)).toEqual([])
})

test('speed: no page names a script, a font or a style sheet that holds up its first paint', () => {
  // Pictures that show at once may be named: they are what the page is for. The sheet for later
  // waits to be asked for; see later-sheet.test.ts.
  const early =
    /<script\b[^>]*\ssrc=|<link\b(?![^>]*\sas="image")(?![^>]* disabled)[^>]*\srel="[^"]*(?:preload|stylesheet|prefetch)|@import/
  const withScript = (html: string) => html.replace(/<noscript>.*?<\/noscript>/gs, '')
  expect(pages.filter(({ html }) => early.test(withScript(html))).map(({ file }) => file)).toEqual(
    [],
  )
})

/** Of 1,024 bytes, as in the first flight of a connection: ten segments of 1,460 are 14.3 kB. */
const kB = 1024

const compressed = (file: RegExp) =>
  pages.filter((page) => file.test(page.file)).map(({ html }) => brotliCompressSync(html).length)

test('speed: the home page with its style is at most 32 kB', () => {
  expect(Math.max(...compressed(/^index\.html$/))).toBeLessThanOrEqual(32 * kB)
})

// The headers take some of the 14.3 kB.
test('speed: every page of a service arrives in the first flight of a connection', () => {
  const services = compressed(/^servicios\/[^/]+\.html$/).filter((size) => size > kB)
  expect(services).toHaveLength(8)
  expect(Math.max(...services)).toBeLessThanOrEqual(13.5 * kB)
})

test('speed: an article of up to ten minutes with its style is at most 13.5 kB', () => {
  const articles = compressed(/^blog\/(futuro-ia-desarrollo-web|optimizacion-performance)\.html$/)
  expect(articles).toHaveLength(2)
  expect(Math.max(...articles)).toBeLessThanOrEqual(13.5 * kB)
})

// Ten minutes too, but 8 kB of it are its text, which is mostly tables and code.
test('speed: the longest article with its style stays below what it has reached', () => {
  const [longest = 0] = compressed(/^blog\/mejores-practicas-react\.html$/)
  expect(longest).toBeGreaterThan(0)
  expect(longest).toBeLessThanOrEqual(16.25 * kB)
})

import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { search } from '../../src/lib/search-engine.ts'
import { longArticle } from '../support/site-content.ts'

// The search as it runs in a browser, on the index of the built site.
beforeAll(() => {
  const answer = async (path: string) =>
    Response.json(JSON.parse(readFileSync(`dist${path}`, 'utf8')))
  vi.stubGlobal('fetch', answer)
})
afterAll(() => vi.unstubAllGlobals())

const urlsFor = async (query: string) => (await search(query)).found.map(({ url }) => url)

const { slug, data } = longArticle()

test.each([
  ['automatizacion', '/servicios/automatizaciones-ia'],
  ['suscribirme', '/blog'],
  [data.title, `/blog/${slug}`],
])('«%s» finds %s', async (query, url) => {
  expect(await urlsFor(query)).toContain(url)
})

test.each([
  ['¿Cuánto cuesta una página web?', '/servicios/creacion-paginas-web'],
  ['pajina web', '/servicios/creacion-paginas-web'],
  // A name that nothing here has is not taken for another one that stands in one article.
  ['¿Trabajan en Colombia?', '/#P-general-zona'],
  [
    'Buenos días, ¿cuánto me saldría una tienda en línea con 200 productos?',
    '/servicios/creacion-ecommerce',
  ],
  ['¿Puedo hablar con una persona?', '/contacto'],
  // As in Bogotá.
  ['cuanto se demora', '/#P-general-tiempos'],
  ['tienen ejemplos de paginas q hayan hecho', '/portafolio'],
  ['¿Reciben Nequi?', '/#P-general-pagos'],
  ['que pasa si les pido un reembolso', '/terminos'],
  // A long article contains both words, but is not about them.
  ['hacen aplicaciones moviles', '/servicios/creacion-saas'],
])('«%s» finds %s first', async (query, url) => {
  expect((await urlsFor(query))[0]).toBe(url)
})

test('what is about nothing here finds nothing', async () => {
  expect(await urlsFor('zarzamoral')).toEqual([])
})

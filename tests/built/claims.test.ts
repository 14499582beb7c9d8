import { expect, test } from 'vitest'
import { pages } from '../support/built-pages.ts'
import { mainText } from '../support/page-text.ts'
import { promised, promises } from '../support/promises.ts'
import { site } from '../support/site-content.ts'

for (const url of new Set(promises.flatMap(({ page }) => page ?? [])))
  test(`${url} says what is promised`, () => {
    const list = promises.filter(({ page }) => page === url)
    const text = mainText(url).toLowerCase()
    const words = list.flatMap(({ is, says = [] }) => (is === undefined ? says : [is]))
    expect(
      words.filter((each) => !text.includes(each.toLowerCase())),
      promised,
    ).toEqual([])
  })

/** Allowed once per page: a repeated promise sounds like an excuse. */
const saidOnce = [/menos de 24 horas|\b24 h\b/g, /24\/7/g, /menos de 3 días/g]

for (const { url } of pages)
  test(`${url} makes each promise at most once`, () => {
    const said = saidOnce.map((promise) => mainText(url).match(promise)?.length ?? 0)
    expect(Math.max(...said), `${saidOnce}: ${said}`).toBeLessThanOrEqual(1)
  })

/** The hours of the settings that have a time, as pages give them. */
const [opening = ''] = site.hours.flatMap(({ time, schema }) => (schema ? time : []))

for (const url of ['/', '/contacto'])
  test(`every time of day on ${url} is that of the hours in the settings`, () => {
    const [from = '', to = ''] = opening.split('–')
    const times = mainText(url).match(/\b\d{1,2}:\d{2}\b/g) ?? []
    expect(times.length).toBeGreaterThan(0)
    expect(
      times.filter((time) => time !== from && time !== to),
      'El horario de content/site.yaml es otro: cámbialo también en el texto que lo repite',
    ).toEqual([])
  })

/** Riddles, slogans and jargon that were withdrawn: a heading says what its section contains. */
const takenBack =
  /Ocho oficios|La carta\b|Cupones que ya|Así pasan las horas|Publicado por rangos|Soporte: Soporte|A 1 hora de contratar|Lo que encuentra quien|todavía no sale de aquí|95 % de satisfacción(?! en encuentros)/

test('no page contains withdrawn phrases', () => {
  for (const { url } of pages) expect(mainText(url), url).not.toMatch(takenBack)
})

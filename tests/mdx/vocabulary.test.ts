import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { prosePartStyles, proseStyles } from '../../src/mdx/prose-styles.ts'
import * as vocabulary from '../../src/mdx/vocabulary.ts'
import { vocabularyRules } from '../../src/mdx/vocabulary-rules.ts'
import { html } from '../compiler/markdown/support.ts'

test('every prop is explained to writers', () => {
  for (const [name, { props }] of vocabularyRules)
    for (const [prop, schema] of Object.entries(props.shape)) {
      const { unwrap } = schema as { unwrap?: () => { description?: string } }
      expect(schema.description ?? unwrap?.().description, `${name}.${prop}`).toBeTruthy()
    }
})

test('no component uses Emotion, so that a body is an HTML string', () => {
  for (const name of Object.keys(vocabulary)) {
    const folder = name.replace(/(?<!^)[A-Z]/g, '-$&').toLowerCase()
    const source = readFileSync(`src/mdx/${folder}/${name}.tsx`, 'utf8')
    expect(source).toMatch(/^\/\*\* @jsxImportSource react \*\//)
    expect(source).not.toMatch(/emotion|\bcss=/)
  }
})

test('a callout is a note whose title runs into its text', async () => {
  const page = await html('<Callout title="Para tu negocio">\n\nPide un prototipo.\n\n</Callout>')
  expect(page).toBe(
    '<div class="callout callout-note" role="note" aria-label="Para tu negocio"><p class="callout-title">Para tu negocio: </p><p>Pide un prototipo.</p></div>',
  )
})

test('a callout on one line holds the same paragraph', async () => {
  expect(await html('<Callout tone="warning">Ojo con **esto**.</Callout>')).toBe(
    '<div class="callout callout-warning" role="note" aria-label="Advertencia"><p>Ojo con <strong>esto</strong>.</p></div>',
  )
  expect(await html('<Callout title="¿Dudas?">a</Callout>')).toContain('¿Dudas? </p>')
})

test('a figure has the size of its picture and a caption', async () => {
  const figure = await html('<Figure src="/images/a.webp" alt="Un mapa" caption="El mapa" />')
  expect(figure.replace(/<\/?(?:picture|source)[^>]*>/g, '')).toBe(
    '<figure class="figure"><img src="/repo/images/a.webp" alt="Un mapa" width="1200" height="800" loading="lazy" decoding="async"/><figcaption>El mapa</figcaption></figure>',
  )
})

test('a quote names its author and links its source', async () => {
  const page = await html('<Quote author="Ada" source="Notas" href="/notas">\n\nHola.\n\n</Quote>')
  expect(page).toBe(
    '<figure class="quote"><blockquote><p>Hola.</p></blockquote><figcaption>Ada, <cite><a href="/repo/notas">Notas</a></cite></figcaption></figure>',
  )
  expect(await html('<Quote author="Ada" href="https://a.mx/b">a</Quote>')).toContain(
    '<figcaption><a href="https://a.mx/b" rel="noopener">Ada</a></figcaption>',
  )
})

test('a button link stands in a paragraph; neighbours share one', async () => {
  expect(await html('<ButtonLink to="/contacto">Escríbenos</ButtonLink>')).toBe(
    '<p><a class="button-link" href="/repo/contacto">Escríbenos</a></p>',
  )
  const pair =
    '<ButtonLink to="/a">\n  A **b**\n</ButtonLink>\n<ButtonLink to="https://b.mx">B</ButtonLink>'
  expect(await html(pair)).toBe(
    '<p><a class="button-link" href="/repo/a">A <strong>b</strong></a> <a class="button-link" href="https://b.mx" rel="noopener">B</a></p>',
  )
})

test('the price of a plan comes from the service', async () => {
  expect(await html('Desde <PlanPrice service="seo" plan="basico" /> al mes.')).toBe(
    '<p>Desde <span class="plan-price">$1,000 (seo/basico)</span> al mes.</p>',
  )
})

test('steps are an ordered list', async () => {
  expect(await html('<Steps>\n\n1. uno\n2. dos\n\n</Steps>')).toBe(
    '<div class="steps"><ol>\n<li>uno</li>\n<li>dos</li>\n</ol></div>',
  )
})

test('a video is a link that loads nothing', async () => {
  expect(await html('<VideoLink href="https://a.mx/v" title="Demo" duration="3:20" />')).toBe(
    '<p class="video-link"><a href="https://a.mx/v" rel="noopener"><span class="video-link-title">Demo</span> <span class="video-link-meta">Video, 3:20</span></a></p>',
  )
})

const chart = (rows: string, data = '') =>
  `<Chart title="Ventas" source="Ejemplo"${data}>\n\n| Mes | Tienda |\n| --- | ---: |\n${rows}\n\n</Chart>`

test('a chart is a table with its figures as they were written, drawn to one scale', async () => {
  const page = await html(chart('| Mayo | 1,000 u |\n| Junio | −500 u |', ' href="https://a.mx"'))
  expect(page.replace(/<svg.*?<\/svg>/g, '[bar]').replace(/\s*\n\s*/g, '')).toBe(
    '<figure class="chart"><table><caption>Ventas</caption><thead><tr><th scope="col">Mes</th><th class="end" scope="col">Tienda</th></tr></thead><tbody><tr><th scope="row">Mayo</th><td>[bar]1,000 u</td></tr><tr><th scope="row">Junio</th><td>[bar]−500 u</td></tr></tbody></table><figcaption><a href="https://a.mx" rel="noopener">Ejemplo</a></figcaption></figure>',
  )
  const bars = [...page.matchAll(/<path(?: class="(\w+)")? d="(.*?)"/g)].map(
    ([, name, d = '']) => ({ name, cuts: d.match(/q/g)?.length }),
  )
  // From zero, which stands at a third: 667 and 333 units in cuts of 26.
  expect(bars.filter(({ name }) => name !== 'zero')).toEqual([
    { name: undefined, cuts: 52 },
    { name: 'below', cuts: 26 },
  ])
})

test('a chart of marks lights as many of a hundred as its figure says', async () => {
  const page = await html(chart('| Mayo | 84 |', ' kind="marks"'))
  const paths = [...page.matchAll(/ d="(.*?)"/g)].map(([, d = '']) => d.match(/m10 0/g)?.length)
  expect(paths).toEqual([100, 84])
})

const allStyles = proseStyles + prosePartStyles

const everything = [
  '## a',
  '- [x] b\n- [ ] c',
  '1. d',
  '> e `f`[^1]',
  '| g | h | i |\n| - | -: | :-: |\n| j | k | l |',
  '```ts\nexport const m = n("o") // p\n```',
  '<Callout title="q" tone="warning">r</Callout>',
  '<Chart title="g" source="h" kind="marks">\n\n| i | j |\n| - | -: |\n| k | 2 |\n\n</Chart>',
  '<Chart title="l" source="m">\n\n| n | o |\n| - | -: |\n| p | −2 |\n\n</Chart>',
  '<Figure src="/images/s.png" alt="t" caption="u" />',
  '<Quote author="v" source="w">x</Quote>',
  '<Steps>\n\n1. y\n\n</Steps>',
  '<ButtonLink to="/z">a</ButtonLink> <PlanPrice service="b" plan="c" />',
  '<VideoLink href="https://d.mx" title="e" />',
  '[^1]: f',
].join('\n\n')

test('every class that a body can carry has a style', async () => {
  const classes = (await html(everything)).matchAll(/ class="(.*?)"/g)
  const names = new Set([...classes].flatMap(([, list = '']) => list.split(' ')))
  // Markers for programs, and the ordinary case of a pair.
  for (const name of ['language-ts', 'callout-note']) names.delete(name)
  expect(names.size).toBeGreaterThan(15)
  for (const name of names) expect(allStyles).toContain(`.${name}`)
})

test('the styles are balanced and fetch nothing', () => {
  expect(allStyles.match(/\{/g)?.length).toBe(allStyles.match(/\}/g)?.length)
  expect(allStyles).not.toMatch(/url\(|@import|undefined|\[object/)
})

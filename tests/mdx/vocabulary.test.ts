import { expect, test } from 'vitest'
import { prosePartStyles, proseStyles } from '../../src/mdx/prose-styles.ts'
import { vocabularyRules } from '../../src/mdx/vocabulary-rules.ts'
import { html } from '../compiler/markdown/support.ts'

test('every prop is explained to writers', () => {
  for (const [name, { props }] of vocabularyRules)
    for (const [prop, schema] of Object.entries(props.shape)) {
      const { unwrap } = schema as { unwrap?: () => { description?: string } }
      expect(schema.description ?? unwrap?.().description, `${name}.${prop}`).toBeTruthy()
    }
})

const chart = (rows: string, data = '') =>
  `<Chart title="Ventas" source="Ejemplo"${data}>\n\n| Mes | Tienda |\n| --- | ---: |\n${rows}\n\n</Chart>`

test('a chart is a table with its figures as they were written, drawn to one scale', async () => {
  const page = await html(chart('| Mayo | 1,000 u |\n| Junio | −500 u |', ' href="https://a.mx"'))
  expect(page.replace(/<svg.*?<\/svg>/g, '[bar]').replace(/\s*\n\s*/g, '')).toBe(
    '<figure class="chart"><table><caption>Ventas</caption><thead><tr><th scope="col">Mes</th><th class="end" scope="col">Tienda</th></tr></thead><tbody><tr><th scope="row">Mayo</th><td>[bar]1,000 u</td></tr><tr><th scope="row">Junio</th><td>[bar]−500 u</td></tr></tbody></table><figcaption><a href="https://a.mx">Ejemplo</a></figcaption></figure>',
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

const everything = [
  '## a',
  '- [x] b\n- [ ] c',
  '1. d',
  '> e `f`[^1]',
  '| g | h | i |\n| - | -: | :-: |\n| j | k | l |',
  '```ts\nexport const m = n("o") // p\n```',
  ...[...vocabularyRules.values()].map(({ example }) => example.replace(/[«»]/g, '')),
  '<Callout title="q" tone="warning">r</Callout>',
  '<Chart title="g" source="h" kind="marks">\n\n| i | j |\n| - | -: |\n| k | 2 |\n\n</Chart>',
  '<Chart title="l" source="m">\n\n| n | o |\n| - | -: |\n| p | −2 |\n\n</Chart>',
  '[^1]: f',
].join('\n\n')

test('every class that a body can carry has a style', async () => {
  const styles = proseStyles + prosePartStyles
  const classes = (await html(everything)).matchAll(/ class="(.*?)"/g)
  const names = new Set([...classes].flatMap(([, list = '']) => list.split(' ')))
  // Markers for programs, and the ordinary case of a pair.
  for (const name of ['language-ts', 'callout-note']) names.delete(name)
  expect(names.size).toBeGreaterThan(15)
  for (const name of names) expect(styles).toContain(`.${name}`)
})

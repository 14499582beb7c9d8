import { expect, test } from 'vitest'
import { prosePartStyles, proseStyles } from '../../src/mdx/prose-styles.ts'
import { html } from '../compiler/markdown/support.ts'

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

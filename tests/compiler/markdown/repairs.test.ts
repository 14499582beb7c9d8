import { expect, test } from 'vitest'
import { markdown } from '../../../src/compiler/messages/es/markdown.ts'
import { offsetAt, type Repair } from '../../../src/compiler/text/range.ts'
import { compile } from './support.ts'

/** A text after a repair. */
function repaired(source: string, { range: { start, end }, text }: Repair): string {
  const from = offsetAt(source, start)
  return source.slice(0, from) + text + source.slice(offsetAt(source, end))
}

/** Codes whose examples can be repaired, with the text that the repair makes of them. */
const expected: Record<string, string> = {
  'unclosed-brace': 'Una llave \\{ sola.',
  'html-comment': '{/* Falta la foto */}',
  'angle-link': 'Mira [https://ejemplo.com](https://ejemplo.com).',
  'stray-less-than': 'Cuesta \\<100 pesos.',
  'nested-quotes': '<Callout title=\'El "mejor" plan\'>Un texto.</Callout>',
  'mismatched-tag': '<Callout>\n\nUn texto.\n\n</Callout>',
  'import-export': '\n\nUn texto.',
  'unknown-prop': '<Callout title="Ojo">Un texto.</Callout>',
  'malformed-address': '[Un sitio](https://ejemplo.com)',
  'relative-address': '[Contacto](/contacto)',
  'heading-level-one': '## Cómo empezar',
  'skipped-heading-level': '## Cómo empezar\n\n### Un detalle',
  'link-as-text': 'Mira [los precios](/precios).',
  'bold-as-text': 'Un texto con **negrita**.',
  'heading-as-text': '## Cómo empezar',
  'footnote-colon': 'Un dato.[^1]\n\n[^1]: Su fuente.',
  'list-as-text': '- Uno.\n- Dos.',
  'fence-as-text': '```js\nconst precio = 1000\n´´´',
  'odd-space': '## Cómo empezar',
  'year-as-list': '2025\\. Fue un buen año.',
  'rule-as-heading': 'Así termina esta parte.\n\n---\n\nY así sigue.',
  'foreign-markup': 'Esto es **importante**.',
  mojibake: 'Una descripción.',
  'repeated-word': 'Una tienda de ropa.',
  'split-word': 'Una palabra cortada.',
  'unpaired-mark': '¿Cuánto cuesta?',
}

/** Codes whose examples are told in words, or are no texts by themselves; other tests bring them about. */
const inWords = [
  ...['body-too-long', 'body-too-complex', 'invalid-syntax', 'unfinished-tag', 'code-too-long'],
  'unknown-word',
]

test('an example has its problem, and a repair leaves it without', async () => {
  const made: Record<string, string> = {}
  const without: string[] = []
  for (const [code, { bad }] of Object.entries(markdown)) {
    const { problems } = await compile(bad)
    const found = problems.find((problem) => problem.code === code)
    if (!found) without.push(code)
    if (!found?.repair) continue
    made[code] = repaired(bad, found.repair)
    const codes = (await compile(made[code])).problems.map((problem) => problem.code)
    expect(codes, made[code]).not.toContain(code)
  }
  expect(made).toEqual(expected)
  expect(without).toEqual(inWords)
})

test('an address is repaired only where it is clear where it stands', async () => {
  const repairs = async (source: string) =>
    (await compile(source)).problems.map(({ repair }) => repair?.range.start.column)

  expect(await repairs('[contacto](contacto)')).toEqual([undefined])
  expect(await repairs('[Escríbenos](contacto)')).toEqual([14])
  expect(await repairs('[Escríbenos][1]\n\n[1]: contacto')).toEqual([6])
})

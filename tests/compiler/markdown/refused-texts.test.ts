import { afterEach, expect, test } from 'vitest'
import { compile, faults, inWords } from './support.ts'

const world = globalThis as { pwned?: unknown }

afterEach(() => {
  expect(world.pwned, 'something in a text was executed').toBeUndefined()
})

const chart = (rows: string) =>
  `<Chart title="a" source="b">\n\n| a | b |\n| - | -: |\n${rows}\n\n</Chart>`
/** A figure of a chart whose rows begin on line 5. */
const figure = (line: number) => `${line}:5 chart-figure`

/** Texts that are refused, with the place of each problem; more are in tests/content/cases. */
const refused: [source: string, expected: string[]][] = [
  // Signs that the parser stumbles over
  ['uno <!-- dos\ntres --> cuatro <br>', ['1:5 html-comment', '2:17 html-element']],
  ['`{` y {', ['1:7 unclosed-brace']],
  // Malformed tags, and tags that do not match
  ['uno <PlanPrice service="a" plan="b"> dos', ['1:5 unclosed-tag']],
  [
    '<Quote author="a">\n\n<Callout>\n\nb\n\n</Quote>\n\n</Callout>',
    ['7:1 mismatched-tag', '9:1 mismatched-tag'],
  ],
  ['<Callout>\n\n- uno </Callout>', ['3:7 unclosed-tag']],
  ['<Callout>a</Callout title="a">', ['1:11 invalid-tag']],
  // Imports and exports
  ["export * from 'x'\n\nexport { a }", ['1:1 import-export', '3:1 import-export']],
  // Expressions, except for notes to other writers
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the text of a body.
  ['{`${globalThis.pwned = 1}`}', ['1:1 expression']],
  ['{/* a */ globalThis.pwned = 1 /* b */}', ['1:1 expression']],
  ['<Callout title={globalThis.pwned = 1}>\n\na\n\n</Callout>', ['1:10 expression']],
  // Raw HTML
  ['<>a</>', ['1:1 html-element']],
  // Components are those of the vocabulary, with the props of their schema
  ['<__proto__ />', ['1:1 unknown-component']],
  ['<Callout __proto__="x" toString="y">a</Callout>', ['1:10 unknown-field', '1:24 unknown-field']],
  ['<Callout title="a" title="b">a</Callout>', ['1:20 duplicate-key']],
  [chart('| c | 2,5 |\n| d |\n| e | 3% |'), [figure(5), '6:1 chart-figure']],
  [chart('| c | 75,5% |\n| d | 12,50 |\n| e | 1234,5 |'), [5, 6, 7].map(figure)],
  ['<ButtonLink to="/a">\n\n- uno\n\n</ButtonLink>', ['1:1 invalid-children']],
  ['<ButtonLink to="java&#115;cript:x">b</ButtonLink>', ['1:13 forbidden-address']],
  ['[<ButtonLink to="/a">b</ButtonLink>](/c)', ['1:2 nested-link']],
  // Addresses, in every place; disguised ones are in tests/lib/addresses.test.ts
  ['[a](&#106;avascript:x)', ['1:1 forbidden-address']],
  ['hola\n\n[sin uso]: javascript:x', ['3:1 forbidden-address']],
  ['nota[^1]\n\n[^1]: [a](javascript:x)', ['3:7 forbidden-address']],
  // Links have a text
  ['[&ZeroWidthSpace;](/a)', ['1:1 empty-link-text', '1:2 invisible-character']],
  // Invisible characters
  ['<Callout title="&rlm;a">b</Callout>', ['1:1 invisible-character']],
  ['a\u{e0041}b', ['1:2 invisible-character']],
]

test.each(refused)('%j is refused', async (source, expected) => {
  expect(await faults(source)).toEqual(expected)
  expect((await compile(source)).html).toBeUndefined()
})

test('no message of the parser reaches the writer', async () => {
  const pieces = [
    ...['<', '</', '>', '{', '}', '<A', '<A b=', '"', '/>', '`', '*'],
    ...['_', '[', '](', '- '],
  ]
  for (const first of pieces)
    for (const second of pieces) {
      const { problems } = await compile(`a ${first}${second}b\n\n${second} c ${first}`)
      for (const problem of problems)
        expect(inWords(problem)).not.toMatch(/expected|unexpected|could not|cannot|closing/i)
    }
})

test('permitted texts have no problems', async () => {
  const source = [
    '{/* Falta la foto nueva. */}',
    'Con `{llaves}`, \\{llaves\\}, a < b, \\<b> y emoji 👩‍💻 🏴󠁧󠁢󠁥󠁮󠁧󠁿 ❤️.',
    'import es una palabra; export también.',
    '[a](/b) [b](#c) [c](https://a.mx/b?c=d#e) [d](mailto:hola@a.mx) [e](tel:+525500000000)',
    'https://a.mx, www.a.mx y hola@a.mx',
    '```html\n<script>{a}</script>\n```',
    '<Callout title="a" tone="warning">\n\nb\n\n</Callout>',
  ].join('\n\n')
  const { problems, html } = await compile(source)
  expect(problems).toEqual([])
  expect(html).not.toContain('Falta la foto')
})

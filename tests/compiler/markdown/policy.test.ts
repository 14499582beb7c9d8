import { afterEach, describe, expect, test } from 'vitest'
import { describe as describeProblem } from '../../../src/compiler/report/printed.ts'
import { compile, faults, placed } from './support.ts'

const world = globalThis as { pwned?: unknown }

afterEach(() => {
  expect(world.pwned, 'something in a text was executed').toBeUndefined()
})

const refused = (cases: [source: string, expected: string[]][]) =>
  test.each(cases)('%j', async (source, expected) => {
    expect(await faults(source)).toEqual(expected)
    expect((await compile(source)).html).toBeUndefined()
  })

const chart = (inside: string, data = '') =>
  `<Chart title="a" source="b"${data}>\n\n${inside}\n\n</Chart>`

// The cases of tests/content/cases/bodies.ts are not repeated here.
describe('imports and exports are refused', () => {
  refused([
    ["hola\n\nimport { a } from 'b'\n", ['3:1 import-export']],
    ['export default function () {\n  return globalThis.pwned = 1\n}', ['1:1 import-export']],
    ["export * from 'x'\n\nexport { a }", ['1:1 import-export', '3:1 import-export']],
  ])
})

describe('expressions are refused, except for notes to other writers', () => {
  refused([
    ['hola {nombre} y {1 + 1}', ['1:6 expression', '1:17 expression']],
    ['{(() => { globalThis.pwned = 1 })()}', ['1:1 expression']],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the text of a body.
    ['{`${globalThis.pwned = 1}`}', ['1:1 expression']],
    ['{}', ['1:1 expression']],
    ['{/* a */ globalThis.pwned = 1}', ['1:1 expression']],
    ['{/* a */ globalThis.pwned = 1 /* b */}', ['1:1 expression']],
    ['| a |\n| - |\n| {b} |', ['3:3 expression']],
    ['> - {a}', ['1:5 expression']],
    ['<Callout title={globalThis.pwned = 1}>\n\na\n\n</Callout>', ['1:10 expression']],
    ['<Callout {...{ title: (globalThis.pwned = 1) }}>a</Callout>', ['1:10 expression']],
    ['<Callout>\n\n{a}\n\n</Callout>', ['3:1 expression']],
  ])
})

describe('raw HTML is refused', () => {
  refused([
    ['<img src="x" onerror="globalThis.pwned = 1" />', ['1:1 html-element']],
    ['<img src=x onerror=globalThis.pwned=1>', ['1:1 html-element']],
    ['hola <b>tú</b>', ['1:6 html-element']],
    ['<a href="javascript:globalThis.pwned=1">x</a>', ['1:1 html-element']],
    ['<svg:script />', ['1:1 html-element']],
    ['<math.script />', ['1:1 html-element']],
    ['<>a</>', ['1:1 html-element']],
    ['<body-code html="<script>globalThis.pwned=1</script>" label="x" />', ['1:1 html-element']],
  ])
})

describe('components are those of the vocabulary, with the props of their schema', () => {
  refused([
    ['<callout>a</callout>', ['1:1 unknown-component']],
    ['<constructor />', ['1:1 html-element']],
    ['<__proto__ />', ['1:1 unknown-component']],
    ['<Callout.Title>a</Callout.Title>', ['1:1 unknown-component']],
    [
      '<Callout __proto__="x" toString="y">a</Callout>',
      ['1:10 unknown-field', '1:24 unknown-field'],
    ],
    ['<Callout tone="grande">a</Callout>', ['1:10 not-an-option']],
    ['<Callout title>a</Callout>', ['1:10 empty-field']],
    ['<Callout title=" ">a</Callout>', ['1:10 empty-field']],
    ['<Callout title="a" title="b">a</Callout>', ['1:20 duplicate-key']],
    [
      '<Callout className="x" onClick="y">a</Callout>',
      ['1:10 unknown-field', '1:24 unknown-field'],
    ],
    ['<Callout dangerouslySetInnerHTML="x">a</Callout>', ['1:10 unknown-field']],
    ['<Callout key="x" ref="y">a</Callout>', ['1:10 unknown-field', '1:18 unknown-field']],
    ['<Callout></Callout>', ['1:1 missing-children']],
    ['Cuesta <PlanPrice service="seo" />.', ['1:8 missing-field']],
    ['<PlanPrice service="seo" plan="a">b</PlanPrice>', ['1:1 unexpected-children']],
    ['<Figure src="/images/a.png" />', ['1:1 missing-field']],
    ['<Figure src="/images/a.png" alt="" />', ['1:29 empty-field']],
    ['<Figure src="https://a.mx/b.png" alt="b" />', ['1:9 image-path']],
    ['<VideoLink href="/video" title="x" />', ['1:12 wrong-value']],
    ['<VideoLink href="https://a.mx" title="x" duration="3 min" />', ['1:42 wrong-value']],
    ['<Steps>\n\n- uno\n\n</Steps>', ['1:1 invalid-children']],
    ['<Steps>\n\n1. uno\n\ntexto\n\n</Steps>', ['1:1 invalid-children']],
    [chart('texto'), ['1:1 invalid-children']],
    [chart('| a |\n| - |\n| 1 |'), ['1:1 invalid-children']],
    [
      chart('| a | b |\n| - | -: |\n| c | 2,5 |\n| d |\n| e | 3% |'),
      ['5:5 chart-figure', '6:1 chart-figure'],
    ],
    [
      chart('| a | b |\n| - | -: |\n| c | 75,5% |\n| d | 12,50 |\n| e | 1234,5 |'),
      ['5:5 chart-figure', '6:5 chart-figure', '7:5 chart-figure'],
    ],
    [
      chart('| a | b |\n| - | -: |\n| c | 1.200.000 |\n| d | 1 200 |'),
      ['5:5 chart-figure', '6:5 chart-figure'],
    ],
    [chart('| a | b |\n| - | -: |\n| c | 101 |', ' kind="marks"'), ['5:5 chart-share']],
    ['<ButtonLink to="/a"></ButtonLink>', ['1:1 missing-children']],
    ['<ButtonLink to="/a">\n\n- uno\n\n</ButtonLink>', ['1:1 invalid-children']],
    ['<ButtonLink to="//a.mx">b</ButtonLink>', ['1:13 protocol-relative-address']],
    ['<ButtonLink to="java&#115;cript:x">b</ButtonLink>', ['1:13 forbidden-address']],
    ['texto <Callout>a</Callout> texto', ['1:7 misplaced-component']],
    ['[<ButtonLink to="/a">b</ButtonLink>](/c)', ['1:2 nested-link']],
  ])
})

// Disguised ones are in tests/lib/addresses.test.ts.
describe('addresses are refused in every place', () => {
  refused([
    ['[a](&#106;avascript:x)', ['1:1 forbidden-address']],
    ['hola\n\n[sin uso]: javascript:x', ['3:1 forbidden-address']],
    ['![a](data:image/svg+xml,x)', ['1:1 image-path']],
    ['![a][b]\n\n[b]: data:x', ['3:1 image-path']],
    ['[![a](/images/a.png)](javascript:x)', ['1:1 forbidden-address']],
    ['nota[^1]\n\n[^1]: [a](javascript:x)', ['3:7 forbidden-address']],
    ['[a](/\\evil.mx)', ['1:1 protocol-relative-address']],
    ['[a](../contacto)', ['1:1 relative-address']],
    ['[a](https://banco.mx@evil.mx)', ['1:1 malformed-address']],
    ['[a](#)', ['1:1 empty-address']],
    ['![a](/fotos/b.png)', ['1:1 image-path']],
    ['![a](/images/../b.png)', ['1:1 image-path']],
    ['![a](/images/B.png)', ['1:1 image-path']],
  ])
})

describe('links have a text, pictures a description and headings their level', () => {
  refused([
    ['[](/a)', ['1:1 empty-link-text']],
    ['[ ](/a)', ['1:1 empty-link-text']],
    ['[&ZeroWidthSpace;](/a)', ['1:1 empty-link-text', '1:2 invisible-character']],
    ['![ ](/images/a.png)', ['1:1 missing-alt']],
    ['[![](/images/a.png)](/a)', ['1:1 empty-link-text', '1:2 missing-alt']],
    ['##', ['1:1 empty-heading']],
  ])
})

describe('invisible characters are refused', () => {
  refused([
    ['hola\nuno \u202edos', ['2:5 invisible-character']],
    ['uno\r\n\r\ndos\u200b', ['3:4 invisible-character']],
    ['```ts\nif (a /*\u2066*/) {}\n```', ['2:9 invisible-character']],
    ['uno &#x202e; dos', ['1:1 invisible-character']],
    ['<Callout title="&rlm;a">b</Callout>', ['1:1 invisible-character']],
    ['a\u0007b', ['1:2 invisible-character']],
    ['a\u{e0041}b', ['1:2 invisible-character']],
    ['a\ufffdb', ['1:2 invisible-character']],
  ])
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

test('all problems of a body are reported at once, in reading order, each with a hint', async () => {
  const source =
    '# Uno\n\n<br>\n\nhola {x} y <b>tú</b>\n\n<!-- nota -->\n\n[a](javascript:x)\n\n<Callout>'
  const { problems } = await compile(source)

  expect(problems.map(placed)).toEqual([
    '1:1 heading-level-one',
    '3:1 html-element',
    '5:6 expression',
    '5:12 html-element',
    '7:1 html-comment',
    '9:1 forbidden-address',
    '11:1 unclosed-tag',
  ])
  for (const problem of problems) {
    expect(problem).toMatchObject({ file: 'content/blog/prueba.mdx', severity: 'error' })
    expect(describeProblem(problem).hint).toBeTruthy()
  }
})

test('for HTML the corresponding Markdown is proposed', async () => {
  const hints = async (source: string) =>
    (await compile(source)).problems.map((problem) => describeProblem(problem).hint)

  expect(await hints('<b>a</b>')).toEqual(['Para negrita escribe **texto**.'])
  expect(await hints('<a href="/x">a</a>')).toEqual([
    'Escribe [texto](/ruta) o [texto](https://…).',
  ])
})

test('a skipped level and a missing footnote are warnings, not errors', async () => {
  const { html, problems } = await compile('## Uno\n\n#### Tres[^nota]')

  expect(html).toBeDefined()
  expect(problems.map(({ severity, code }) => [severity, code])).toEqual([
    ['warning', 'skipped-heading-level'],
    ['warning', 'missing-footnote'],
  ])
})

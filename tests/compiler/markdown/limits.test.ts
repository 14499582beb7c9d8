import { beforeEach, expect, test, vi } from 'vitest'
import { compile, html, inWords } from './support.ts'

/** Counts the characters that the parser is given: the work that a text causes, on any machine. */
const parser = vi.hoisted(() => ({ characters: 0 }))

vi.mock('@mdx-js/rollup', async (original) => {
  const { default: mdx } = await original<typeof import('@mdx-js/rollup')>()
  const counted: typeof mdx = (options) => {
    const { transform, ...plugin } = mdx(options)
    return {
      ...plugin,
      transform(source, file) {
        parser.characters += source.length
        return transform(source, file)
      },
    }
  }
  return { default: counted }
})

beforeEach(() => {
  parser.characters = 0
})

const codes = async (source: string) => (await compile(source)).problems.map(({ code }) => code)

test('a text of more than a million characters is refused before it is parsed', async () => {
  const source = 'hola '.repeat(1_000_000)
  const { html, problems } = await compile(source)
  expect(html).toBeUndefined()
  expect(problems).toMatchObject([
    { code: 'body-too-long', range: { start: { line: 1, column: 1 } } },
  ])
  expect(parser.characters).toBe(0)
})

test.each([
  ['quotes', '>'.repeat(5_000)],
  ['numbered lists', `${'1. '.repeat(5_000)}a`],
  ['emphasis', '*a **b '.repeat(300) + 'b** a*'.repeat(300)],
])('too many levels of %s are refused', async (_, source) => {
  expect(await codes(source)).toEqual(['too-deep'])
  expect(parser.characters).toBeLessThanOrEqual(source.length)
})

test.each([
  ['brackets', '['.repeat(50_000)],
  ['table columns', `${'|a'.repeat(50_000)}\n${'|-'.repeat(50_000)}\n`],
  ['brackets after a feint', `~~~ \`\n~~~\n \`\`\`\n\`\`\`\n- \`\`\`\n${'[]'.repeat(50_000)}`],
])('endless %s are refused before they are parsed', async (_, source) => {
  expect(await codes(source)).toEqual(['body-too-complex'])
  expect(parser.characters).toBe(0)
})

test('a text is parsed at most twenty times, however many open tags stop the parser', async () => {
  const source = '<Callout>\n\na\n\n'.repeat(30)
  expect(await codes(source)).toContain('unclosed-tag')
  expect(parser.characters).toBeLessThanOrEqual(20 * source.length)
})

test.each([
  ['a line', 'hola '.repeat(20_000)],
  ['a row of question marks', `${'?'.repeat(200_000)}a`],
  ['an address', `https://a.mx/${'b'.repeat(100_000)}`],
  ['lines of code', `\`\`\`ts\n${'const a = 1\n'.repeat(2_000)}\`\`\``],
])('%s may be long', async (_, source) => {
  expect((await compile(source)).html).toBeDefined()
})

test('twenty thousand characters of code are highlighted, the rest is not', async () => {
  const block = `\`\`\`json\n${`${'[1, 2]\n'.repeat(50)}\n`.repeat(30)}\`\`\`\n\n`
  const [first, second] = (await html(block.repeat(2))).split('</pre>')
  expect([first, second].map((code) => code?.includes('<span'))).toEqual([true, false])
})

/** Paragraphs with a warning each, which differ so that none repeats another. */
const doubts = Array.from({ length: 101 }, (_, at) => `Dato [cite: ${at}].\n\n`).join('')

test('at most a hundred warnings are reported', async () => {
  expect(await codes(doubts)).toEqual(Array(100).fill('foreign-markup'))
})

test.each([
  ['a sign that stops the parser', 'Cuesta <100 pesos.', 'stray-less-than'],
  ['a tag', '<b>x</b>', 'html-element'],
])('%s behind more warnings than are reported is reported, and refused', async (_, text, code) => {
  const { html, problems } = await compile(doubts + text)
  expect(html).toBeUndefined()
  expect(problems.filter(({ severity }) => severity === 'error')).toMatchObject([{ code }])
})

test('of a repeated mistake the first ones are reported, and the others counted', async () => {
  const { problems } = await compile('a<br>\n'.repeat(220))
  const lines = problems.map(({ range }) => range.start.line)
  expect(lines).toEqual(Array.from({ length: 20 }, (_, i) => i + 1))
  expect(problems.map(inWords).at(-1)).toContain('… y 200 más como este.')
})

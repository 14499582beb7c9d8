import { expect, test } from 'vitest'
import { compileBody } from '../../../src/compiler/markdown/compile-body.ts'
import { compile, html } from './support.ts'

/** Milliseconds of CPU, which a busy machine changes less than those of the clock. */
async function cpuOf(source: string): Promise<number> {
  const start = process.cpuUsage()
  await compile(source)
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1_000
}

const codes = async (source: string) => (await compile(source)).diagnostics.map(({ code }) => code)

test('a text of more than a million characters is refused before it is parsed', async () => {
  const source = 'hola '.repeat(1_000_000)
  const { tree, diagnostics } = await compile(source)

  expect(tree).toBeUndefined()
  expect(diagnostics).toMatchObject([{ code: 'body-too-long', line: 1, column: 1 }])
  expect(await cpuOf(source)).toBeLessThan(1_000)
})

test.each([
  ['quotes', '>'.repeat(5_000)],
  ['spaced quotes', `${'> '.repeat(5_000)}a`],
  ['lists', `${'- '.repeat(5_000)}a`],
  ['numbered lists', `${'1. '.repeat(5_000)}a`],
  ['indented lists', Array.from({ length: 300 }, (_, i) => `${'  '.repeat(i)}- a\n`).join('')],
  ['components', '<Callout>\n\n'.repeat(300) + 'a\n\n</Callout>\n\n'.repeat(300)],
  ['emphasis', '*a **b '.repeat(300) + 'b** a*'.repeat(300)],
])('too many levels of %s are refused', async (_, source) => {
  expect(await codes(source)).toEqual(['body-too-deep'])
})

test.each([
  ['brackets', '['.repeat(50_000)],
  ['images', '!['.repeat(50_000)],
  ['links', '[a]('.repeat(50_000)],
  ['asterisks', 'a*'.repeat(50_000)],
  ['crossing emphasis', '*a **b '.repeat(10_000)],
  ['backticks', '` '.repeat(50_000)],
  ['strikethrough', '~~a~~ '.repeat(50_000)],
  ['lazy lines', `> a\n${'b\n'.repeat(100_000)}`],
  ['table columns', `${'|a'.repeat(50_000)}\n${'|-'.repeat(50_000)}\n`],
  ['braces', '{'.repeat(50_000) + '}'.repeat(50_000)],
  ['open braces', '{ '.repeat(50_000)],
  ['tags', '<a>'.repeat(50_000)],
  ['comments', '<!-- a -->\n'.repeat(20_000)],
  [
    'brackets after a feint',
    `~~~ \`\n~~~\n \`\`\`\n\`\`\`\n- \`\`\`\n${'['.repeat(50_000)}${']'.repeat(50_000)}`,
  ],
  ['brackets after blanks that are none', `${'[a](\n\u00a0\n'.repeat(20_000)}`],
  ['unclosed quotes', '<A b="c '.repeat(50_000)],
])(
  'endless %s end soon',
  async (_, source) => {
    expect(await cpuOf(source)).toBeLessThan(4_000)
  },
  20_000,
)

test.each([
  ['a word', 'a'.repeat(900_000)],
  ['a line', 'hola '.repeat(100_000)],
  ['spaces', ' '.repeat(900_000)],
  ['blank lines', '\n'.repeat(100_000)],
  ['an address', `https://a.mx/${'b'.repeat(100_000)}`],
  ['a line of code', `\`\`\`ts\n${'a = 1;'.repeat(15_000)}\n\`\`\``],
  ['lines of code', `\`\`\`ts\n${'const a = 1\n'.repeat(2_000)}\`\`\``],
])(
  '%s may be long',
  async (_, source) => {
    expect((await compile(source)).tree).toBeDefined()
  },
  20_000,
)

test('twenty thousand characters of code are coloured, the rest is not', async () => {
  const block = `\`\`\`json\n${`${'[1, 2]\n'.repeat(50)}\n`.repeat(30)}\`\`\`\n\n`

  expect(await codes(block.repeat(2))).toEqual(['code-too-long'])
}, 20_000)

test('code with a line that nobody reads stays plain', async () => {
  const line = 'const a = 1;'.repeat(100)

  expect(await html(`\`\`\`ts\n${line}\n\`\`\``)).not.toContain('<span')
})

test('nobody reads more than a hundred findings', async () => {
  const links = Array.from({ length: 500 }, (_, i) => `[a](b${i})`)

  expect(await codes(links.join('\n\n'))).toHaveLength(100)
})

test('without the rules the limits hold as well', async () => {
  const { diagnostics } = await compileBody('> '.repeat(5_000), { file: 'a.mdx', policy: false })

  expect(diagnostics.map(({ code }) => code)).toEqual(['body-too-deep'])
})

test('of a mistake made again and again the first ones are shown, and the others counted', async () => {
  const { diagnostics } = await compile('a<br>\n'.repeat(220))

  expect(diagnostics.map(({ line }) => line)).toEqual(Array.from({ length: 20 }, (_, i) => i + 1))
  expect(diagnostics.at(-1)?.hint).toContain('… y 200 más como este.')
})

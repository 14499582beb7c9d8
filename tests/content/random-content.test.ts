import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { mulberry32 } from '../../src/art/random.ts'
import { storeBody } from '../../src/compiler/markdown/store-body.ts'
import { readEntry } from '../../src/compiler/read-entry.ts'
import { formatProblems } from '../../src/compiler/report/format-problems.ts'
import { printed } from '../../src/compiler/report/printed.ts'
import type { CollectionName } from '../../src/content/collections.ts'
import { article, mdx, pageFields, sampleFields } from '../support/sample-site.ts'
import { workspace } from '../support/workspace.ts'

/** Fragments that have a meaning to one of the parsers. */
const pieces = [
  ...['---\n', '\n---\n', ': ', '\n  ', '\n- ', '\t', '"', "'", '|', '>', '[', ']', '{', '}'],
  ...['&a ', '*a', '!!js/function ', '<<: ', '__proto__: ', '? ', '%YAML', '...\n', '# ', '\\'],
  ...['`', '```\n', '<a', '</', '<Callout>', '/>', '![', '](', '[^1]', '$', '\0', '\r', '\ufeff'],
  ...['\u202e', '\u{1f525}', '\ud800', 'é'],
]

const body =
  '## Uno\n\nTexto *con* [enlace](/blog/uno) y `código`.\n\n<Callout title="a">\n\nHola\n\n</Callout>'
const blog = article({ aliases: ['/viejo'], readingTime: 3 }, body)
const service = mdx(sampleFields('services'))
const page = mdx(pageFields('text'), body)

const site = await workspace({}, {}, afterAll)
const context = { basePath: '/', prices: {}, sizes: {} }
const makeBody = (source: string, file: string) =>
  storeBody(source, file, { context, bodiesFolder: join(site.root, 'bodies') })

/** A valid file with some of its bytes changed, moved, duplicated or replaced by fragments. */
function mutate(text: string, random: () => number): Uint8Array {
  let bytes = Buffer.from(text)
  const at = () => Math.floor(random() * (bytes.length + 1))
  for (let change = 1 + Math.floor(random() * 6); change > 0; change--) {
    const [from, to] = [at(), at()].sort((a, b) => a - b) as [number, number]
    const insert =
      random() < 0.2
        ? Buffer.from([Math.floor(random() * 256)])
        : random() < 0.2
          ? bytes.subarray(from, to)
          : Buffer.from(pieces[Math.floor(random() * pieces.length)] ?? '')
    const end = random() < 0.6 ? from : Math.min(to, from + Math.floor(random() * 20))
    bytes = Buffer.concat([bytes.subarray(0, from), insert, bytes.subarray(end)])
  }
  return bytes
}

/** Takes bytes through every stage of one file, and prints the problems. */
async function run(collection: CollectionName, bytes: Uint8Array): Promise<void> {
  const file = `content/${collection}/azar.mdx`
  const absolute = join(site.root, file)
  await writeFile(absolute, bytes)
  const { fields, text } = readEntry({ collection, slug: 'azar', file, absolute })
  const made = text === undefined ? undefined : await makeBody(text, file)
  const problems = [...fields.problems, ...(made?.body.problems ?? [])]
  for (const problem of problems) {
    const { line, column, endColumn, message, code } = printed(problem)
    expect(code, `${message}\n${Buffer.from(bytes).toString('base64')}`).not.toBe('internal-error')
    expect(message).not.toMatch(/undefined|\[object/)
    expect(line).toBeGreaterThan(0)
    expect(column).toBeGreaterThan(0)
    if (endColumn !== undefined) expect(endColumn).toBeGreaterThan(column)
    expect(structuredClone(problem)).toEqual(JSON.parse(JSON.stringify(problem)))
  }
  formatProblems(problems, site.root)
}

type Make = (random: () => number) => Uint8Array

const bytes: Make = (random) =>
  Buffer.from(Array.from({ length: Math.floor(random() * 400) }, () => random() * 256))
const noise = (random: () => number) =>
  Array.from({ length: random() * 30 }, () => pieces[Math.floor(random() * pieces.length)]).join('')

test.each<[what: string, collection: CollectionName, make: Make]>([
  ['an article with mutations', 'blog', (random) => mutate(blog, random)],
  ['a service with mutations', 'services', (random) => mutate(service, random)],
  ['a page with mutations', 'pages', (random) => mutate(page, random)],
  ['random bytes', 'blog', bytes],
  [
    'fields of random bytes',
    'blog',
    (random) => Buffer.concat([Buffer.from('---\n'), bytes(random)]),
  ],
  ['fragments', 'blog', (random) => Buffer.from(`---\n${noise(random)}\n---\n${noise(random)}`)],
])('%s never throws', async (_, collection, make) => {
  const random = mulberry32(20_250_814)
  for (let index = 0; index < 100; index++) await run(collection, make(random))
  expect({}).not.toHaveProperty('polluted')
})

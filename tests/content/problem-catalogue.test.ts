import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { VFileMessage } from 'vfile-message'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import { explainSyntax } from '../../src/compiler/markdown/syntax/explain-syntax.ts'
import { catalogue, type ProblemCode } from '../../src/compiler/messages/catalogue.ts'
import type { Entry } from '../../src/compiler/messages/entry.ts'
import { readEntry } from '../../src/compiler/read-entry.ts'
import {
  explainCode,
  explanationOf,
  problemCodes,
  problemPage,
} from '../../src/compiler/report/explain-code.ts'
import { type CollectionName, collections } from '../../src/content/collections.ts'
import { mdx, pageFields, sampleFields } from '../support/sample-site.ts'
import { openWorkspace, type Workspace } from '../support/workspace.ts'

test('docs/problemas.md says what the catalogue says', async () => {
  await expect(problemPage()).toMatchFileSnapshot('../../docs/problemas.md')
})

test.each(problemCodes)('%s is told in Spanish, with a bad and a good example', (code) => {
  const { message, example } = catalogue[code] as Entry<unknown>
  if (typeof message === 'function') expect(example, 'example: data of the sentence').toBeDefined()
  const { sentence, bad, good } = explanationOf(code)
  expect(sentence).toMatch(/^[\p{Lu}¿¡`"</]|^content\//u)
  expect(sentence).not.toMatch(/undefined|\[object|NaN/)
  expect(bad.trim() + good.trim()).not.toBe('')
  expect(bad).not.toBe(good)
})

test('an error of the parser that nobody foresaw is told as such', () => {
  const [problem] = explainSyntax(new VFileMessage('Whatever'), 'Hola')?.problems ?? []
  expect(problem).toMatchObject({ code: 'invalid-syntax' })
})

test('a code is explained, and one that is mistyped leads to the one that was meant', () => {
  expect(explainCode('yaml-tab')).toMatchObject({ isKnown: true })
  expect(explainCode('yaml-tab').text).toContain('la sangría se hace con espacios')
  expect(explainCode('yaml-tabs')).toEqual({
    text: 'No hay un problema con el código "yaml-tabs". ¿Quisiste decir "yaml-tab"?',
    isKnown: false,
  })
  expect(explainCode('zzzzzzzzzzzz').text).toContain('docs/problemas.md')
})

/** The codes of all that is found in groups of the corpus. */
const codesIn = (groups: readonly string[]) =>
  groups.flatMap((group) => {
    const told = readFileSync(join(import.meta.dirname, `cases/${group}.txt`), 'utf8')
    return Array.from(told.matchAll(/ ([a-z\d-]+) · /g), ([, code]) => code)
  })

/** Codes that a case of the corpus or another test brings about. */
const shownElsewhere = new Set([
  ...codesIn(['frontmatter', 'fields', 'bodies', 'mistakes', 'files']),
  // tests/compiler: list-files.test.ts
  ...['content-missing', 'broken-link', 'link-outside', 'linked-folder', 'special-file'],
  // markdown/syntax.test.ts, markdown/limits.test.ts, read-images.test.ts
  ...['invalid-syntax', 'body-too-long', 'code-too-long', 'image-too-large', 'image-heavy'],
  // check-promises.test.ts
  ...['promise-broken', 'promise-place'],
  // spelling/check-spelling.test.ts
  'unknown-word',
  // urls-lock.test.ts
  ...['urls-lock', 'url-gone', 'url-moved', 'url-hidden', 'anchor-gone'],
  // read-source.test.ts, validate-entry.test.ts, build-content.test.ts
  ...['file-unreadable', 'wrong-length', 'wrong-value', 'internal-error'],
])

let site: Workspace
beforeAll(async () => {
  site = await openWorkspace()
})
afterAll(() => site.remove())

/** Problems of an article of that text, in a whole site. */
async function inArticle(text: string): Promise<string[]> {
  await site.write({ 'content/blog/malo.mdx': text })
  return (await site.problems()).map(({ code }) => code)
}

/** Problems of the fields of a file, whatever its collection. */
async function inFields(collection: CollectionName, text: string): Promise<string[]> {
  const absolute = join(site.root, 'ejemplo.mdx')
  await writeFile(absolute, text)
  const file = `content/${collection}/malo.mdx`
  const { fields } = await readEntry({ collection, slug: 'malo', file, absolute })
  return fields.problems.map(({ code }) => code)
}

/** The fields of an example among those of a valid entry. */
function amongFields(fields: object, example: string): string | undefined {
  try {
    const own: unknown = parse(example)
    return typeof own === 'object' ? mdx({ ...fields, ...own }, 'Texto.') : undefined
  } catch {
    return undefined
  }
}

/** Where an example may be meant to stand, the likeliest place first. */
function* places(example: string): Generator<Promise<string[]>> {
  yield inFields('blog', example)
  yield inFields('blog', `---\n${example}\n---\n\nTexto.\n`)
  for (const collection of Object.keys(collections) as CollectionName[]) {
    const fields = collection === 'pages' ? pageFields('text') : sampleFields(collection)
    const text = amongFields({ ...fields, kind: undefined }, example)
    if (text !== undefined) yield inFields(collection, text)
  }
  yield inArticle(mdx(sampleFields('blog'), example))
  yield inArticle(amongFields(sampleFields('blog'), example) ?? '')
}

async function isFound(code: ProblemCode): Promise<boolean> {
  for (const place of places(catalogue[code].bad)) if ((await place).includes(code)) return true
  return false
}

test.each(problemCodes)(
  'the bad example of %s has this problem, or a case shows it',
  async (code) => {
    expect((await isFound(code)) || shownElsewhere.has(code)).toBe(true)
  },
)

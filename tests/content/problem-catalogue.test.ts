import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import { catalogue, type ProblemCode } from '../../src/compiler/messages/catalogue.ts'
import type { Entry } from '../../src/compiler/messages/entry.ts'
import {
  explainCode,
  explanationOf,
  problemCodes,
  problemPage,
} from '../../src/compiler/report/explain-code.ts'
import { collections } from '../../src/content/collections.ts'
import { mdx, pageFields, sampleFields } from '../support/sample-site.ts'
import { openWorkspace, realBody, type Workspace } from '../support/workspace.ts'
import { bodyCases } from './cases/bodies.ts'
import { fieldCases } from './cases/fields.ts'
import { fileCases } from './cases/files.ts'
import { frontmatterCases } from './cases/frontmatter.ts'

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

test('a code is explained, and one that is mistyped leads to the one that was meant', () => {
  expect(explainCode('yaml-tab')).toMatchObject({ isKnown: true })
  expect(explainCode('yaml-tab').text).toContain('la sangría se hace con espacios')
  expect(explainCode('yaml-tabs')).toEqual({
    text: 'No hay un problema con el código "yaml-tabs". ¿Quisiste decir "yaml-tab"?',
    isKnown: false,
  })
  expect(explainCode('zzzzzzzzzzzz').text).toContain('docs/problemas.md')
})

/** Codes that a case of the corpus or another test brings about. */
const shownElsewhere = new Set([
  ...[...frontmatterCases, ...fieldCases, ...bodyCases, ...fileCases].flatMap(({ finds }) =>
    finds.map((found) => found.split(' ').at(-1)),
  ),
  // list-files.test.ts
  ...['content-missing', 'broken-link', 'link-outside', 'linked-folder', 'special-file'],
  // markdown/syntax.test.ts, markdown/limits.test.ts, read-images.test.ts
  ...['invalid-syntax', 'body-too-long', 'code-too-long', 'image-too-large', 'image-heavy'],
  // read-source.test.ts, validate-entry.test.ts, build-content.test.ts
  ...['file-unreadable', 'wrong-length', 'wrong-value', 'internal-error'],
])

let site: Workspace
beforeAll(async () => {
  site = await openWorkspace({}, realBody)
})
afterAll(() => site.remove())

async function codesIn(file: string, text: string): Promise<string[]> {
  await site.write({ [file]: text })
  const problems = await site.problems()
  await rm(join(site.root, file))
  return problems.filter((problem) => problem.file === file).map(({ code }) => code)
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

/** Files in which an example may be meant to stand. */
function* places(example: string): Generator<[file: string, text: string | undefined]> {
  const article = 'content/blog/malo.mdx'
  yield [article, example]
  yield [article, `---\n${example}\n---\n\nTexto.\n`]
  yield [article, mdx(sampleFields('blog'), example)]
  for (const collection of Object.keys(collections).filter((name) => name !== 'pages'))
    yield [
      `content/${collection}/malo.mdx`,
      amongFields(sampleFields(collection, { kind: undefined }), example),
    ]
  yield ['content/pages/malo.mdx', amongFields(pageFields('text'), example)]
}

async function isFound(code: ProblemCode): Promise<boolean> {
  for (const [file, text] of places(catalogue[code].bad))
    if (text !== undefined && (await codesIn(file, text)).includes(code)) return true
  return false
}

test.each(problemCodes)(
  'the bad example of %s has this problem, or a case shows it',
  async (code) => {
    expect((await isFound(code)) || shownElsewhere.has(code)).toBe(true)
  },
)

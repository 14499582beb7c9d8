import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { VFileMessage } from 'vfile-message'
import { expect, test } from 'vitest'
import { explainSyntax } from '../../src/compiler/markdown/syntax/explain-syntax.ts'
import { catalogue } from '../../src/compiler/messages/catalogue.ts'
import type { Entry } from '../../src/compiler/messages/entry.ts'
import { markdown } from '../../src/compiler/messages/es/markdown.ts'
import { explainCode, explanationOf, problemCodes } from '../../src/compiler/report/explain-code.ts'

/** The text of docs/problemas.md, which `vitest -u` writes. */
function problemPage(): string {
  const parts = [...problemCodes].sort().map((code) => {
    const { sentence, bad, good } = explanationOf(code)
    return `## ${code}\n\n${sentence}\n\nMal:\n\n${fenced(bad)}\n\nBien:\n\n${fenced(good)}\n`
  })
  return `${intro}\n\n${parts.join('\n')}`
}

const intro = `# Problemas del contenido

Cada problema que encuentra \`npm run check\` tiene un código. Aquí están todos, con un ejemplo que lo
tiene y otro que no. \`npm run check -- --explain CÓDIGO\` muestra uno solo.

Esta página se hace del catálogo en \`src/compiler/messages/es/\`:
\`npx vitest run --project unit tests/content/problem-catalogue.test.ts -u\` la escribe de nuevo.`

/** A block of code, between more backticks than it has itself. */
function fenced(text: string): string {
  const longest = Math.max(2, ...(text.match(/`+/g) ?? []).map(({ length }) => length))
  const fence = '`'.repeat(longest + 1)
  return `${fence}\n${text}\n${fence}`
}

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
const shown = new Set<string | undefined>([
  ...codesIn(['frontmatter', 'fields', 'bodies', 'mistakes', 'files']),
  // tests/compiler: markdown/repairs.test.ts
  ...Object.keys(markdown),
  // list-files.test.ts
  ...['content-missing', 'not-a-file'],
  // read-images.test.ts, template/new-entry.test.ts
  ...['image-too-large', 'image-heavy', 'template-text'],
  // check-promises.test.ts
  ...['promise-broken', 'promise-place'],
  // spelling/check-spelling.test.ts
  'unknown-word',
  // urls-lock.test.ts
  ...['urls-lock', 'url-gone', 'url-moved', 'url-hidden', 'anchor-gone'],
  // read-source.test.ts, validate-entry.test.ts, build-content.test.ts
  ...['file-unreadable', 'wrong-value', 'internal-error'],
])

test.each(problemCodes)('a case of the corpus, or another test, brings about %s', (code) => {
  expect(shown.has(code)).toBe(true)
})

import { readFileSync } from 'node:fs'
import { VFileMessage } from 'vfile-message'
import { expect, test } from 'vitest'
import { explainSyntax } from '../../src/compiler/markdown/syntax/explain-syntax.ts'
import { catalogue, markdown } from '../../src/compiler/messages/catalogue.ts'
import type { Entry } from '../../src/compiler/messages/entry.ts'
import { severityWord } from '../../src/compiler/messages/phrase.ts'
import { explainCode, explanationOf, problemCodes } from '../../src/compiler/report/printed.ts'
import { filesBelow } from '../../src/lib/files-below.js'

/** The text of docs/problemas.md, which `vitest -u` writes. */
function problemPage(): string {
  const parts = [...problemCodes].sort().map((code) => {
    const { severity, sentence, bad, good } = explanationOf(code)
    return `## ${code}\n\n*${severityWord(severity)}* · ${sentence}\n\nMal:\n\n${fenced(bad)}\n\nBien:\n\n${fenced(good)}\n`
  })
  return `${intro}\n\n${parts.join('\n')}`
}

const intro = `# Problemas del contenido

Cada problema que encuentra \`npm run check\` tiene un código. Aquí están todos, con un ejemplo que lo
tiene y otro que no. Un error detiene la publicación; una advertencia, no.
\`npm run check -- --explain CÓDIGO\` muestra uno solo.

Esta página se hace del catálogo en \`src/compiler/messages/es/\`:
\`npx vitest run --project unit tests/content/problem-catalogue.test.ts -u\` la escribe de nuevo.`

/** A code block, fenced by more backticks than it contains. */
function fenced(text: string): string {
  const longest = Math.max(2, ...(text.match(/`+/g) ?? []).map(({ length }) => length))
  const fence = '`'.repeat(longest + 1)
  return `${fence}\n${text}\n${fence}`
}

test('docs/problemas.md matches the catalogue', async () => {
  await expect(problemPage()).toMatchFileSnapshot('../../docs/problemas.md')
})

test.each(problemCodes)('%s has a Spanish message, with a bad and a good example', (code) => {
  const { message, example } = catalogue[code] as Entry<unknown>
  if (typeof message === 'function') expect(example, 'example: data of the sentence').toBeDefined()
  const { sentence, bad, good } = explanationOf(code)
  expect(sentence).toMatch(/^[\p{Lu}¿¡`"</]|^content\//u)
  expect(sentence).not.toMatch(/undefined|\[object|NaN/)
  expect(bad.trim() + good.trim()).not.toBe('')
  expect(bad).not.toBe(good)
})

test('an unforeseen error of the parser is reported as such', () => {
  const [problem] = explainSyntax(new VFileMessage('Whatever'), 'Hola')?.problems ?? []
  expect(problem).toMatchObject({ code: 'invalid-syntax' })
})

test('a code is explained, and an unknown one refers to the list of all codes', () => {
  const text = expect.stringContaining('la sangría se hace con espacios')
  expect(explainCode('yaml-tab')).toEqual({ text, isKnown: true })
  expect(explainCode('yaml-tab').text).toMatch(/^yaml-tab \(error\)/)
  expect(explainCode('image-heavy').text).toMatch(/^image-heavy \(advertencia\)/)
  expect(explainCode('zzzzzzzzzzzz').text).toContain('docs/problemas.md')
})

/**
 * The codes that cases of the corpus or other tests produce; repairs.test.ts covers those of
 * bodies.
 */
const tests = filesBelow('tests').map((file) => readFileSync(`tests/${file}`, 'utf8'))
const named = Array.from(tests.join().matchAll(/[' ]([a-z\d-]+)(?:'| · )/g), ([, code]) => code)
const broughtAbout = new Set([...named, ...Object.keys(markdown)])

test('each code is produced by a case of the corpus or by another test', () => {
  expect(problemCodes.filter((code) => !broughtAbout.has(code))).toEqual([])
})

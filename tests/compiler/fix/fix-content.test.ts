import { expect, test } from 'vitest'
import {
  applyRepairs,
  keepsText,
  withoutOverlaps,
} from '../../../src/compiler/fix/apply-repairs.ts'
import { formatFix } from '../../../src/compiler/fix/fix-and-tell.ts'
import { fixContent, harmedFiles } from '../../../src/compiler/fix/fix-content.ts'
import { error, inFile, type Problem } from '../../../src/compiler/problem.ts'
import { rangeAt } from '../../../src/compiler/text/range.ts'
import { article } from '../../support/sample-site.ts'
import { type Files, workspace } from '../../support/workspace.ts'

const file = 'content/blog/a.mdx'
const broken: Files = {
  [file]: article(
    { title: 'Precio' },
    'Cuesta <100.\n\nMira <https://ejemplo.org>.\n\n##Así\n\n# Uno',
  )
    .replace('title: Precio', 'title: Precio: cómo')
    .replaceAll('\n', '\r\n'),
}

test('what is safe is repaired in as many rounds as it takes, and the second time nothing is', async () => {
  const site = await workspace(broken)
  const fixed = await fixContent(site.options)
  const text = site.read(file)
  expect(fixed.applied.map(({ code }) => code).sort()).toEqual([
    'angle-link',
    'heading-as-text',
    'stray-less-than',
    'yaml-colon',
  ])
  expect(text).toContain('\r\n## Así\r\n')
  expect(text).toContain("\r\ntitle: 'Precio: cómo'\r\n")
  expect(text).toContain(
    '\r\nCuesta \\<100.\r\n\r\nMira [https://ejemplo.org](https://ejemplo.org).\r\n',
  )
  expect(formatFix(fixed)).toContain('-# Uno\n+## Uno')
  expect(fixed.takenBack).toEqual([])
  const again = await fixContent(site.options)
  expect(again).toMatchObject({ applied: [], edits: [] })
  expect(formatFix(again)).toMatch(/^Nada que arreglar sin riesgo\.\n\nLo demás pide tu decisión/)
  expect(site.read(file)).toBe(text)
})

test('only the files that are asked for are touched', async () => {
  const site = await workspace(broken)
  expect(await fixContent(site.options, { only: new Set() })).toMatchObject({ applied: [] })
})

test('a repair stays that lets errors be seen which were there before', async () => {
  const text = 'titulo:Hola\nautor: x\nfecha: ayer\nkeywords:\n\t- uno\n\t-dos\n'
  const site = await workspace({ [file]: `---\n${text}---\n\nHola.\n` })
  const fixed = await fixContent(site.options)
  expect(fixed.takenBack).toEqual([])
  expect(site.read(file)).toContain(
    'titulo: Hola\nautor: x\nfecha: ayer\nkeywords:\n  - uno\n  - dos\n',
  )
})

test('a repair that leaves another error in the place of its own is taken back, and said', async () => {
  const text = 'title: Hola\n-uno\n'
  const site = await workspace({ [file]: `---\n${text}---\n\nHola.\n` })
  const fixed = await fixContent(site.options)
  expect(fixed).toMatchObject({ applied: [], edits: [], takenBack: [{ code: 'yaml-list' }] })
  expect(formatFix(fixed)).toContain('Se deshizo, porque dejaba otro error en su lugar:')
  expect(site.read(file)).toContain(text)
})

test('a repair is harmful where it leaves its problem, or another error on its line', () => {
  const repair = { range: rangeAt(3, 1, 4), text: 'x\ny', safe: true }
  const problem = { ...inFile(file, error(rangeAt(3, 1, 4), { code: 'page-draft' })), repair }
  const later = (line: number) =>
    inFile(file, error(rangeAt(line, 1), { code: 'alias-form', data: { fault: 'signs' } }))
  const isHarmed = (after: Problem[]) => harmedFiles([problem], after, [problem]).has(file)
  expect(isHarmed([])).toBe(false)
  expect(isHarmed([problem])).toBe(true)
  expect(isHarmed([later(4)])).toBe(true)
  expect(isHarmed([later(5)])).toBe(false)
  expect(isHarmed([later(5), later(6)])).toBe(true)
  expect(isHarmed([{ ...later(1), file: 'content/blog/b.mdx' }])).toBe(true)
})

test('of many repairs of a file, only the one that does harm is taken back', async () => {
  const links = Array.from({ length: 9 }, (_, number) => `Cuesta <${number}00.`)
  const bad = 'title: Hola\n-uno'
  const site = await workspace({
    [file]: article({}, links.join('\n\n')),
    'content/blog/b.mdx': `---\n${bad}\n---\n\nHola.\n`,
  })
  const fixed = await fixContent(site.options)
  expect(fixed.applied.map((problem) => problem.file)).toEqual(links.map(() => file))
  expect(fixed.takenBack).toMatchObject([{ file: 'content/blog/b.mdx' }])
})

const repair = (line: number, column: number, width: number, text: string) => ({
  range: rangeAt(line, column, width),
  text,
  safe: true,
})

test('repairs keep the mark of byte order and the ends of lines', () => {
  const text = '\ufeffuno\r\ndos\r\ntres'
  expect(applyRepairs(text, [repair(3, 1, 4, '3\n4'), repair(1, 1, 1, 'U')])).toBe(
    '\ufeffUno\r\ndos\r\n3\r\n4',
  )
})

test('of repairs that overlap, the first is applied', () => {
  const inside = [repair(1, 3, 2, 'b'), repair(1, 1, 3, 'a'), repair(1, 4, 1, 'c')]
  const at = (repairs: typeof inside) => repairs.map((one) => ({ repair: one }))
  expect(withoutOverlaps(at(inside)).map((one) => one.repair.text)).toEqual(['a', 'c'])
  const inserted = [repair(1, 2, 0, 'x'), repair(1, 2, 0, 'y')]
  expect(withoutOverlaps(at(inserted)).map((one) => one.repair.text)).toEqual(['x'])
})

test('a repair that drops a letter or a digit is known', () => {
  const range = { start: { line: 1, column: 3 }, end: { line: 2, column: 3 } }
  const text = 'a b\ncd e'
  expect(keepsText(text, { range, text: '"b: cd"' })).toBe(true)
  expect(keepsText(text, { range, text: 'b d' })).toBe(false)
})

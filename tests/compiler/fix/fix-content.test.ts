import { renameSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { keepsText, withoutOverlaps } from '../../../src/compiler/fix/apply-repairs.ts'
import { fixContent, formatFix } from '../../../src/compiler/fix/fix-content.ts'
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
    .replace('---', '\ufeff---')
    .replaceAll('\n', '\r\n'),
}

test('safe repairs are applied in as many rounds as needed, and a second run changes nothing', async () => {
  const site = await workspace(broken)
  const fixed = await fixContent(site.options)
  const text = site.read(file)
  expect(fixed.applied.map(({ code }) => code).sort()).toEqual([
    'angle-link',
    'heading-as-text',
    'stray-less-than',
    'yaml-quotes',
  ])
  expect(text).toMatch(/^\ufeff---\r\n/)
  expect(text).toContain('\r\n## Así\r\n')
  expect(text).toContain("\r\ntitle: 'Precio: cómo'\r\n")
  expect(text).toContain(
    '\r\nCuesta \\<100.\r\n\r\nMira [https://ejemplo.org](https://ejemplo.org).\r\n',
  )
  expect(formatFix(fixed)).toContain('-# Uno\n+## Uno')
  const again = await fixContent(site.options)
  expect(again).toMatchObject({ applied: [], edits: [] })
  expect(formatFix(again)).toMatch(/^Nada que arreglar sin riesgo\.\n\nLo demás pide tu decisión/)
  expect(site.read(file)).toBe(text)
})

test('a whole file that was saved with another encoding is repaired at once', async () => {
  const whole = article({ title: '¿Cuándo?' }, 'El niño comió piñas.\n\nAsí, «Ángel» y “él”.')
  const garbled = new TextDecoder('windows-1252').decode(Buffer.from(whole))
  const site = await workspace({ [file]: garbled })
  expect(await site.problems()).toMatchObject([{ code: 'encoding', severity: 'error' }])
  await fixContent(site.options)
  expect(site.read(file)).toBe(whole)
})

test('content in another place, to which a link leads, is repaired there', async () => {
  const site = await workspace(broken)
  renameSync(join(site.root, 'content'), join(site.root, 'textos'))
  symlinkSync('textos', join(site.root, 'content'))
  expect((await fixContent(site.options)).edits).toMatchObject([{ file }])
})

test('only the requested files are changed', async () => {
  const site = await workspace(broken)
  expect(await fixContent(site.options, new Set())).toMatchObject({ applied: [] })
})

test('a repair that reveals other errors is kept, and of two equal lines each is repaired', async () => {
  const fields = {
    'title:Hola\n- uno\n': 'title: Hola\n- uno\n',
    'titulo:Hola\nautor: x\nkeywords:\n\t- uno\n\t-dos\n':
      'titulo: Hola\nautor: x\nkeywords:\n  - uno\n  - dos\n',
    'title: Hola\nuno:\n  a: b: c\ndos:\n  a: b: c\n':
      "title: Hola\nuno:\n  a: 'b: c'\ndos:\n  a: 'b: c'\n",
  }
  const written = (all: string[]) =>
    Object.fromEntries(
      all.map((text, index) => [`content/blog/${index}.mdx`, `---\n${text}---\n\nHola.\n`]),
    )
  const site = await workspace(written(Object.keys(fields)))
  await fixContent(site.options)
  for (const [path, text] of Object.entries(written(Object.values(fields))))
    expect(site.read(path)).toBe(text)
  expect(await fixContent(site.options)).toMatchObject({ applied: [], edits: [] })
})

const repair = (line: number, column: number, width: number, text: string) => ({
  range: rangeAt(line, column, width),
  text,
  safe: true,
})

test('of overlapping repairs, the first is applied', () => {
  const inside = [repair(1, 3, 2, 'b'), repair(1, 1, 3, 'a'), repair(1, 4, 1, 'c')]
  const at = (repairs: typeof inside) => repairs.map((one) => ({ repair: one }))
  expect(withoutOverlaps(at(inside)).map((one) => one.repair.text)).toEqual(['a', 'c'])
  const inserted = [repair(1, 2, 0, 'x'), repair(1, 2, 0, 'y')]
  expect(withoutOverlaps(at(inserted)).map((one) => one.repair.text)).toEqual(['x'])
})

test('a repair that drops a letter or a digit is detected', () => {
  const range = { start: { line: 1, column: 3 }, end: { line: 2, column: 3 } }
  const text = 'a b\ncd e'
  expect(keepsText(text, { range, text: '"b: cd"' })).toBe(true)
  expect(keepsText(text, { range, text: 'b d' })).toBe(false)
})

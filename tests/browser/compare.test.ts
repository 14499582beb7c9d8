import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { accessibilityTrees } from '../../bench/compare/accessibility.ts'
import { findDifferences } from '../../bench/compare/differences.ts'

async function write(body: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'lumbre-compare-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await writeFile(path.join(folder, 'index.html'), `<!doctype html><html lang="es">${body}</html>`)
  return folder
}

test('a control that loses its name, and one that only a script changes, are found', async () => {
  const old = await write('<button aria-label="Cerrar">×</button><p id="a">Uno</p>')
  const next = await write(
    '<button>×</button><p id="a">Uno</p><script>a.role = "status"; a.append(" y dos")</script>',
  )
  const trees = await accessibilityTrees([old, next], ['/'])
  const button = { places: ['/'], removed: ['- button "Cerrar": ×'], added: ['- button "×"'] }
  expect(findDifferences(trees.old, trees.next)).toEqual([
    { kind: 'accessibility tree', ...button },
    {
      kind: 'accessibility tree',
      places: ['/'],
      removed: ['- paragraph: Uno'],
      added: ['- status: Uno y dos'],
    },
    { kind: 'accessibility tree without JavaScript', ...button },
  ])
})

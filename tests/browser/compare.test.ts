import { expect, test } from 'vitest'
import { accessibilityTrees } from '../../bench/compare/accessibility.ts'
import { findDifferences } from '../../bench/compare/differences.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const write = (body: string) =>
  temporaryFolder({ 'index.html': `<!doctype html><html lang="es">${body}</html>` })

test('a control that loses its name, and one that only a script changes, are reported', async () => {
  const old = write('<button aria-label="Cerrar">×</button><p id="a">Uno</p>')
  const next = write(
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

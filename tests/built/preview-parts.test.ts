import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { filesBelow } from '../../src/lib/files-below.js'
import { panelElement, stateEvent } from '../../src/site/preview/panel/preview-state.ts'

/** What only the preview, or a build with drafts, has. */
const foreign = [panelElement, stateEvent, 'open-in-editor', 'data-waiting', '_componentes']

test('nothing of the preview and no mark of a draft is in a build', () => {
  const files = filesBelow('dist').filter((file) => /\.(?:html|js|json|css)$/.test(file))
  const offenders = files.filter((file) => {
    const text = readFileSync(join('dist', file), 'utf8')
    return foreign.some((word) => text.includes(word))
  })
  expect(files.length).toBeGreaterThan(100)
  expect(offenders).toEqual([])
})

import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { runCommand } from '../support/run-command.ts'
import { svg } from '../support/sample-site.ts'
import { workspace } from '../support/workspace.ts'

/** A page with a picture by its address on the host. */
const page =
  '<!DOCTYPE html><html><title>Hola</title><img loading="lazy" src="/repo/punto.svg" alt="">'

test('every page has its shots below the base of the site, and an alias has none', async () => {
  const { root } = await workspace({
    'dist/index.html': page,
    'dist/blog/hola.html': page,
    'dist/viejo.html':
      '<!DOCTYPE html><meta http-equiv="refresh" content="0; url=/repo/blog/hola">',
    'dist/punto.svg': svg,
    'dist/lumbre.json': JSON.stringify({
      basePath: '/repo/',
      redirects: [{ from: '/repo/viejo', to: '/repo/blog/hola' }],
    }),
  })
  const { code, stderr } = await runCommand('bench/shots', root, '--no-states', '--widths', '400')
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  expect(readdirSync(join(root, '.cache/shots')).sort()).toEqual([
    'blog_hola-400-dark.png',
    'blog_hola-400-light.png',
    'index.html',
    'inicio-400-dark.png',
    'inicio-400-light.png',
  ])
})

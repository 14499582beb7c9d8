import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { accessibilityTrees } from '../../bench/compare/accessibility.ts'
import { findDifferences } from '../../bench/compare/differences.ts'
import { browserArguments, ensureBrowser } from '../../scripts/setup/browser.js'
import { takeShots } from '../../src/review/take-shots.ts'
import { serveBuiltSite } from '../../src/site/built-site.ts'
import { runCommand } from '../support/run-command.ts'
import { svg } from '../support/sample-site.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { workspace } from '../support/workspace.ts'

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

/** A page with an image by its address on the host. */
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

async function serve(bodies: Record<string, string>) {
  const style =
    'html.dark{background:#111;color:#fff}p{position:absolute;left:100px;top:400px;margin:0}'
  const texts = Object.entries(bodies).map(([file, body]) => [
    file,
    `<!doctype html><html lang="es"><style>${style}</style><body style="height:3000px">${body}`,
  ])
  const served = await serveBuiltSite(temporaryFolder(Object.fromEntries(texts)))
  onTestFinished(served.stop)
  return served
}

test('a word that changed is marked in its place, at both widths and in both themes; a new page is shown whole', async () => {
  const browser = { executablePath: ensureBrowser(), args: browserArguments }
  const base = await serve({ 'index.html': '<p>Uno</p>' })
  const head = await serve({ 'index.html': '<p>Dos</p>', 'nueva.html': '<p>Tres</p>' })
  const pages = [{ url: '/', from: '/' }, { url: '/nueva' }]
  const shots = await takeShots(pages, { base, head, browser })
  const pairs = shots.get('/')
  expect(pairs?.map(({ width, theme }) => [width, theme])).toEqual([
    [390, 'light'],
    [1440, 'light'],
    [390, 'dark'],
    [1440, 'dark'],
  ])
  const after = pairs?.[0]?.after
  const [area] = after?.areas ?? []
  expect(after?.areas).toHaveLength(1)
  expect((area?.left ?? 0) * 390).toBeCloseTo(96, 0)
  expect(after?.height).toBeLessThan(700)

  const fresh = shots.get('/nueva')
  expect(fresh).toHaveLength(4)
  expect(fresh?.[0]?.before).toBeUndefined()
  expect(fresh?.[0]?.after).toMatchObject({ width: 390, areas: [] })
  expect(fresh?.[0]?.after.height).toBeGreaterThanOrEqual(3000)
})

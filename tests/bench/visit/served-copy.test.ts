import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { floorPath, makeServedCopy, measuredPath } from '../../../bench/visit/served-copy.ts'
import { createSiteServer, listen } from '../../../src/site/host.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'

const page = (body: string) => `<html><head><title>T</title></head><body>${body}</body></html>`
const frame = page(
  '<iframe title="x" src="https://uno.example"></iframe><a href="https://uno.example">u</a><a href="https://dos.example">d</a>',
)
const files = {
  'dist/index.html': page('<p class="a">Inicio</p>'),
  'dist/404.html': page('<p>Nada</p>'),
  'dist/clientes/uno.html': frame,
  'dist/assets/a.woff2': 'letras',
}
const folder = temporaryFolder(files, afterAll)
const to = join(folder, 'copy')
const read = (file: string) => readFileSync(join(to, file), 'utf8')

beforeAll(async () => {
  const from = join(folder, 'dist')
  const routes = (['/', '/404', '/clientes/uno'] as const).map((url) => ({
    url,
    kind: '',
    isNoindex: false,
    html: readFileSync(join(from, url === '/' ? 'index.html' : `${url}.html`), 'utf8'),
  }))
  await makeServedCopy({ from, to }, routes, 'http://localhost:1')
})

test('every route has its floor beside it', () => {
  expect(read('_floor.html')).toContain('<p>Inicio</p>')
  expect(read('_floor/clientes/uno.html')).toContain('<a href="https://uno.example">u</a>')
})

test('a site in a frame is answered by the stand-in, other links stay', () => {
  expect(read('clientes/uno.html')).toContain('src="http://localhost:1"')
  expect(read('clientes/uno.html')).toContain('https://dos.example')
})

test('page and floor are compressed the same way, fonts not at all', () => {
  for (const file of ['index.html', '_floor.html'])
    expect(brotliDecompressSync(readFileSync(join(to, `${file}.br`))).toString()).toBe(read(file))
  expect(() => read('assets/a.woff2.br')).toThrow('ENOENT')
})

test('the server of the project sends all of them, the page of errors included', async () => {
  const server = createSiteServer({ dir: to, brotli: true })
  const origin = await listen(server)
  for (const url of ['/', '/404', '/clientes/uno'])
    for (const path of [measuredPath(url), floorPath(url)]) {
      const { status, headers, redirected } = await fetch(origin + path, {
        headers: { 'accept-encoding': 'br' },
      })
      expect([path, status, redirected, headers.get('content-encoding')]).toEqual([
        path,
        200,
        false,
        'br',
      ])
    }
  server.close()
  server.closeAllConnections()
})

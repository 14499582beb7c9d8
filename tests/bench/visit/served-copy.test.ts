import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { floorPath, makeServedCopy, measuredPath } from '../../../bench/visit/served-copy.ts'
import { createSiteServer, listen } from '../../../src/site/host.ts'
import { writeFiles } from '../../support/temporary-folder.ts'

const page = (body: string) => `<html><head><title>T</title></head><body>${body}</body></html>`
const frame = page(
  '<iframe title="x" src="https://uno.example"></iframe><a href="https://uno.example">u</a><a href="https://dos.example">d</a>',
)
const folder = mkdtempSync(join(tmpdir(), 'lumbre-visit-'))
const to = join(folder, 'copy')
const read = (file: string) => readFileSync(join(to, file), 'utf8')

beforeAll(async () => {
  const from = join(folder, 'dist')
  writeFiles(from, {
    'index.html': page('<p class="a">Inicio</p>'),
    '404.html': page('<p>Nada</p>'),
    'clientes/uno.html': frame,
    'assets/a.woff2': 'letras',
  })
  const routes = (['/', '/404', '/clientes/uno'] as const).map((url) => ({
    url,
    kind: '',
    isNoindex: false,
    html: readFileSync(join(from, url === '/' ? 'index.html' : `${url}.html`), 'utf8'),
  }))
  await makeServedCopy({ from, to }, routes, 'http://localhost:1')
})
afterAll(() => rmSync(folder, { recursive: true }))

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

import {
  chmodSync,
  existsSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { filesBelow } from '../../src/lib/files-below.js'
import { UserError } from '../../src/lib/user-error.js'
import { inFolder } from '../../src/publish/kept-files.ts'
import { type LayOutOptions, layOut } from '../../src/publish/lay-out.ts'
import { sampleDist } from '../support/host-contract.ts'
import { temporaryFolder, writeFiles } from '../support/temporary-folder.ts'

function project(base = '/') {
  const dist = sampleDist(base)
  const folder = temporaryFolder()
  const out = path.join(folder, 'out')
  const cacheFolder = path.join(folder, 'cache')
  const lay = (host: LayOutOptions['host'], today: string, more: Partial<LayOutOptions> = {}) =>
    layOut({ host, dist, out, cacheFolder, today, ...more })
  const write = (file: string, text: string) => {
    rmSync(path.join(dist, file), { force: true })
    writeFileSync(path.join(dist, file), text)
  }
  return {
    dist,
    out,
    cacheFolder,
    lay,
    write,
    read: (file: string) => readFileSync(path.join(out, file)),
  }
}

test('a server gets the site below its base, with its configuration next to it', async () => {
  const { out, lay, read } = project('/repo/')
  await lay('nginx', '2030-01-01')
  expect(filesBelow(out).filter((file) => !file.startsWith('site/repo/'))).toEqual([
    'brotli.conf',
    'nginx.conf',
  ])
  expect(read('nginx.conf').toString()).toMatch(/\[::\]:80;\n {2}server_name sitio.example;/)
  for (const file of ['lumbre.json', '_headers', '_redirects', 'viejo.html'])
    expect(existsSync(path.join(out, 'site/repo', file)), file).toBe(false)
})

test('a server may read what somebody publishes whose umask hides new files', async () => {
  const { dist, out, lay } = project()
  for (const file of filesBelow(dist)) chmodSync(path.join(dist, file), 0o600)
  await lay('caddy', '2030-01-01')
  for (const file of ['site/blog', 'site/blog.html', 'site/blog.html.br'])
    expect(statSync(path.join(out, file)).mode & 0o044, file).toBe(0o044)
})

test('a host gets the rule files that it reads, and redirect pages where rules alone would not do', async () => {
  const netlify = project()
  await netlify.lay('netlify', '2030-01-01')
  expect(filesBelow(netlify.out)).toContain('_headers')
  expect(filesBelow(netlify.out)).not.toContain('viejo.html')
  const cloudflare = project()
  await cloudflare.lay('cloudflare-pages', '2030-01-01')
  expect(filesBelow(cloudflare.out)).toEqual(
    expect.arrayContaining(['_headers', '_redirects', 'viejo.html']),
  )
  const pages = project()
  await pages.lay('github-pages', '2030-01-01')
  expect(filesBelow(pages.out)).toContain('viejo.html')
  expect(filesBelow(pages.out)).not.toContain('_headers')
  expect(filesBelow(pages.out).some((file) => /\.(br|gz)$/.test(file))).toBe(false)
})

test('text files are compressed where that makes them smaller, and unchanged ones only once', async () => {
  const { dist, out, lay, write, read } = project()
  write('ruido.txt', 'a')
  expect((await lay('caddy', '2030-01-01')).compressed).toBeGreaterThan(8)
  const text = readFileSync(path.join(dist, 'blog.html'))
  expect(brotliDecompressSync(read('site/blog.html.br'))).toEqual(text)
  expect(gunzipSync(read('site/blog.html.gz'))).toEqual(text)
  expect(existsSync(path.join(out, 'site/ruido.txt.br'))).toBe(false)
  const before = statSync(path.join(out, 'site/blog.html.br')).mtimeMs
  expect((await lay('caddy', '2030-01-01')).compressed).toBe(0)
  write('blog/hola.html', 'otra cosa '.repeat(100))
  expect((await lay('caddy', '2030-01-01')).compressed).toBe(2)
  expect(statSync(path.join(out, 'site/blog.html.br')).mtimeMs).toBe(before)
})

test('a deployment keeps earlier hashed files, and one a month later removes them', async () => {
  const { dist, out, lay, write } = project()
  const old = 'site/assets/app-1a2b3c.js'
  const has = (file: string) => existsSync(path.join(out, file))
  await lay('nginx', '2030-01-01')
  rmSync(path.join(dist, 'assets/app-1a2b3c.js'))
  rmSync(path.join(dist, 'blog.html'))
  write('assets/app-9z8y7x.js', 'export {} // nuevo')
  expect((await lay('nginx', '2030-01-02')).kept).toBe(1)
  expect([has(old), has(`${old}.br`), has('site/assets/app-9z8y7x.js')]).toEqual([true, true, true])
  expect(has('site/blog.html')).toBe(false)
  expect((await lay('nginx', '2030-02-01')).kept).toBe(1)
  expect((await lay('nginx', '2030-02-02')).kept).toBe(0)
  expect([has(old), has(`${old}.br`)]).toEqual([false, false])
  expect(has('site/assets/app-9z8y7x.js')).toBe(true)
  // However long ago a deployment was, what it brought was there until the next one.
  rmSync(path.join(dist, 'assets/app-9z8y7x.js'))
  expect((await lay('nginx', '2031-01-01')).kept).toBe(1)
})

test('what a preview showed is not kept', async () => {
  const { dist, lay, write } = project()
  write(
    'lumbre.json',
    JSON.stringify({ basePath: '/', headers: [], redirects: [], isPreview: true }),
  )
  await lay('netlify', '2030-01-01')
  rmSync(path.join(dist, 'assets/app-1a2b3c.js'))
  expect((await lay('netlify', '2030-01-01')).kept).toBe(0)
})

test('a deployment that was interrupted between its two renames loses no earlier file', async () => {
  const { dist, out, lay } = project()
  await lay('netlify', '2030-01-01')
  rmSync(path.join(dist, 'assets/app-1a2b3c.js'))
  renameSync(out, `${out}.lumbre-old`)
  expect((await lay('netlify', '2030-01-02')).kept).toBe(1)
  expect(existsSync(`${out}.lumbre-old`)).toBe(false)
})

test('hashed files of a previous deployment elsewhere are kept; an invalid list keeps nothing', async () => {
  const first = project()
  await first.lay('netlify', '2030-01-01')
  const second = project()
  rmSync(path.join(second.dist, 'assets/app-1a2b3c.js'))
  const more = { before: inFolder(first.out) }
  expect((await second.lay('netlify', '2030-01-02', more)).kept).toBe(1)
  expect(second.read('assets/app-1a2b3c.js')).toEqual(first.read('assets/app-1a2b3c.js'))
  const outside = '{"../../secreto":"2030-01-01","assets/../x/a":"2030-01-01"}'
  for (const list of ['<html>', 'null', outside]) {
    const before = async (file: string) =>
      file === 'deployed.json' ? Buffer.from(list) : Buffer.from('secreto')
    expect((await second.lay('netlify', '2030-01-02', { before })).kept, list).toBe(0)
  }
})

test('a deployment at another path of the host is replaced', async () => {
  const { out, lay } = project()
  await lay('nginx', '2030-01-01')
  await lay('nginx', '2030-01-02', { dist: sampleDist('/repo/') })
  expect(filesBelow(path.join(out, 'site')).every((file) => file.startsWith('repo/'))).toBe(true)
})

test('a configuration that no deployment has written is left alone', async () => {
  const { out, lay } = project()
  const file = path.join(out, 'nginx.conf')
  writeFiles(out, { 'nginx.conf': 'user www-data;\n' })
  await expect(lay('nginx', '2030-01-01')).rejects.toThrow('no es de una publicación')
  expect(readFileSync(file, 'utf8')).toBe('user www-data;\n')
  expect(existsSync(path.join(out, 'site'))).toBe(false)
})

test('a folder with other content, even with a deployment below it, is left alone', async () => {
  const { out, lay } = project()
  const place = path.join(out, 'site')
  writeFiles(place, { 'otro/notas.txt': 'Mis notas', 'lumbre/deployed.json': '{}' })
  await expect(lay('nginx', '2030-01-01')).rejects.toThrow('algo que no es una publicación')
  expect(existsSync(path.join(place, 'otro/notas.txt'))).toBe(true)
  const repository = project()
  writeFiles(repository.out, { 'deployed.json': '{}', '.git/HEAD': 'ref: refs/heads/main' })
  await expect(repository.lay('netlify', '2030-01-01')).rejects.toThrow('no es una publicación')
})

test('a folder that another process is writing is left to it, and taken over once that has ended', async () => {
  const { out, lay } = project()
  const owner = `${out}.lumbre-new.pid`
  writeFileSync(owner, String(process.ppid))
  const unfinished = path.join(`${out}.lumbre-new`, 'index.html')
  writeFiles(`${out}.lumbre-new`, { 'index.html': '' })
  await expect(lay('netlify', '2030-01-01')).rejects.toThrow(UserError)
  expect(existsSync(unfinished)).toBe(true)
  // No system gives an id as high as this one.
  writeFileSync(owner, String(2 ** 30))
  await lay('netlify', '2030-01-01')
  expect(existsSync(owner)).toBe(false)
  expect(existsSync(path.join(out, 'index.html'))).toBe(true)
})

import { readFileSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { filesBelow } from '../../src/lib/files-below.js'
import { type DeployOptions, deploy } from '../../src/publish/deploy.ts'
import { sampleDist } from '../support/host-contract.ts'
import { temporaryFolder, writeFiles } from '../support/temporary-folder.ts'

function project(settings: string, base = '/') {
  const root = temporaryFolder({ 'content/site.yaml': settings, 'content/blog/a.mdx': '' })
  renameSync(sampleDist(base), path.join(root, 'dist'))
  const out = path.join(root, 'out')
  const run = (options: Partial<DeployOptions>) =>
    deploy({
      root,
      to: 'nginx',
      out,
      withSamples: false,
      asPreview: false,
      today: '2030-01-01',
      env: {},
      ...options,
    }).then((lines) => ({ lines, files: filesBelow(out) }))
  return Object.assign(run, { root })
}

test('invented data is not published unless this is requested', async () => {
  const run = project('address: https://lumbre.example\n')
  await expect(run({})).rejects.toThrow('Falta 1 dato verdadero')
  const { lines, files } = await run({ withSamples: true })
  expect(lines[0]).toBe('Se publica 1 dato de muestra.')
  expect(files.length).toBeGreaterThan(10)
})

test.each([
  [{ to: 'ftp' }, '--to puede ser nginx, caddy,'],
  [{ to: 'caddy', out: undefined }, 'Falta --out'],
  [{ to: 'github-pages', out: '' }, '--out está vacío'],
  [
    { to: 'netlify', out: undefined, env: { PUBLISH_SITE: 'a' } },
    'Para netlify hacen falta estas variables de entorno: NETLIFY_AUTH_TOKEN.',
  ],
  [{ env: { SITE_URL: 'https://otro.org' } }, 'dist/ se construyó para https://'],
])(
  'what %j lacks is reported in one sentence, before anything is done',
  async (options, sentence) => {
    await expect(project('address: https://sitio.org\n')(options)).rejects.toThrow(sentence)
  },
)

test('a site is not laid out inside itself', async () => {
  const run = project('address: https://sitio.org\n')
  await expect(run({ out: path.join(run.root, 'dist/a') })).rejects.toThrow(
    '--out está dentro de dist/',
  )
})

test('a folder that cannot be written is named', async () => {
  const run = project('address: https://sitio.org\n')
  writeFiles(run.root, { archivo: '' })
  const out = path.join(run.root, 'archivo/a')
  await expect(run({ out })).rejects.toThrow(`No se pudo escribir en ${out} (`)
})

test('a site whose content has changed since it was built is not published', async () => {
  const run = project('address: https://sitio.org\n')
  await run({})
  const setTime = (file: string, seconds: number) => {
    const time = Date.now() / 1000 + seconds
    utimesSync(path.join(run.root, file), time, time)
  }
  setTime('dist', -60)
  await expect(run({})).rejects.toThrow('cambió después de construir dist/')
  for (const file of ['content', 'content/blog', 'content/site.yaml']) setTime(file, -90)
  // By another clock.
  setTime('content/blog/a.mdx', 90)
  await run({})
  rmSync(path.join(run.root, 'content/blog/a.mdx'))
  await expect(run({})).rejects.toThrow(/blog cambió/)
})

test('a site is not published before the day for which it was built, nor once the day has come on which it changes by itself', async () => {
  const run = project('address: https://sitio.org\n')
  const days = { buildDate: '2030-01-01', nextChange: '2030-01-02' }
  const rules = { basePath: '/', headers: [], redirects: [], ...days }
  writeFiles(run.root, { 'dist/lumbre.json': JSON.stringify(rules) })
  await run({ today: '2030-01-01' })
  await expect(run({ today: '2029-12-31' })).rejects.toThrow('se construyó para el 1 ene 2030')
  await expect(run({ today: '2030-01-02' })).rejects.toThrow('desde el 2 ene 2030')
})

test('no variable of the shell makes a preview of what is published', async () => {
  const run = project('address: https://sitio.org\n')
  writeFiles(run.root, {
    'dist/lumbre.json': JSON.stringify({ basePath: '/', headers: [], redirects: [] }),
    '.github/scripts/publish-branch.sh': 'echo "$NAME:$REMOTE" > published.txt',
  })
  const env = { PATH: process.env.PATH, NAME: 'PC', REMOTE: 'remoto' }
  await run({ to: 'github-pages', out: undefined, env })
  expect(readFileSync(path.join(run.root, 'published.txt'), 'utf8')).toBe(':remoto\n')
})

test('drafts, and a site that search engines are not to list, are published as a preview alone', async () => {
  const run = project('address: https://sitio.org\n')
  await run({})
  const rules = path.join(run.root, 'dist/lumbre.json')
  writeFileSync(
    rules,
    JSON.stringify({ ...JSON.parse(readFileSync(rules, 'utf8')), isPreview: true }),
  )
  await expect(run({})).rejects.toThrow('agrega --preview')
  expect((await run({ asPreview: true })).files.length).toBeGreaterThan(10)
})

test('a site below a path is refused where it would be served at the root, and only there', async () => {
  const run = project('address: https://sitio.org\n', '/repo/')
  for (const to of ['netlify', 'cloudflare-pages'])
    await expect(run({ to }), to).rejects.toThrow(`${to} da el sitio en la raíz de su dominio`)
  expect((await run({ to: 'nginx' })).files.length).toBeGreaterThan(10)
})

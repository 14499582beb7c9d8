import { type SpawnSyncOptions, spawn, spawnSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { copyProject } from '../../bench/copy-project.ts'
import { writeArticles } from '../../bench/generate-articles.ts'
import { digestOf } from '../../src/compiler/read/digest.ts'
import { appKey, sealOf } from '../../src/site/app-build.ts'
import { filesBelow } from '../../src/site/output-folder.ts'

/** So many that the work is shared between threads. */
const articles = 60

let folder: string
/** Digests of the files of a clean build, by path. */
let clean: Record<string, string>

const at = (path: string) => join(folder, path)
const command = (...options: string[]) => [
  'scripts/run.js',
  'build',
  '--without-search',
  ...options,
]
const settings = (env: NodeJS.ProcessEnv = {}) =>
  ({
    cwd: folder,
    env: { ...process.env, BUILD_DATE: '2026-01-15', ...env },
    encoding: 'utf8',
  }) satisfies SpawnSyncOptions

function build(options: string[] = [], env: NodeJS.ProcessEnv = {}) {
  const { status, stderr } = spawnSync(process.execPath, command(...options), settings(env))
  expect(status, stderr).toBe(0)
}

const output = () =>
  Object.fromEntries(
    filesBelow(at('dist')).map((file) => [file, digestOf(readFileSync(at(`dist/${file}`)))]),
  )

function removeAll() {
  for (const path of ['dist', '.cache', 'src/content/generated'])
    rmSync(at(path), { recursive: true, force: true })
}

/** Changes some letters in the middle of a file and leaves its length. */
function damage(path: string) {
  const bytes = readFileSync(at(path))
  bytes.fill('x', bytes.length >> 1, (bytes.length >> 1) + 20)
  writeFileSync(at(path), bytes)
}

const firstIn = (path: string, pattern: RegExp) => {
  const name = filesBelow(at(path)).find((file) => pattern.test(file))
  if (!name) throw new Error(`Nothing like ${pattern} in ${path}`)
  return `${path}/${name}`
}

beforeAll(() => {
  folder = copyProject(process.cwd())
  writeArticles(folder, articles)
  build()
  clean = output()
}, 120_000)

afterAll(() => {
  if (folder) rmSync(folder, { recursive: true, force: true })
})

test('one thread and another time zone: the same bytes', { timeout: 120_000 }, () => {
  removeAll()
  build(['--threads', '1'], { TZ: 'Pacific/Kiritimati', LANG: 'tr_TR.UTF-8' })
  expect(output()).toEqual(clean)
})

test('from what earlier builds left behind: the same bytes', { timeout: 120_000 }, () => {
  rmSync(at('dist'), { recursive: true, force: true })
  build()
  expect(output()).toEqual(clean)
})

test('after an edit and its undoing: the same bytes', { timeout: 120_000 }, () => {
  const article = at('content/blog/ensayo-00007.mdx')
  const text = readFileSync(article, 'utf8')
  writeFileSync(article, `${text}\nUna frase más.\n`)
  build()
  expect(output()).not.toEqual(clean)
  writeFileSync(article, text)
  build()
  expect(output()).toEqual(clean)
})

for (const [name, damaged] of [
  ['the ledger', () => ['.cache/ledger']],
  ['the list of the output', () => ['.cache/output.json']],
  ['the outline of the pages', () => ['.cache/outline']],
  ['the program', () => [firstIn('.cache/app', /^server\/.*\.m?js$/)]],
  ['the command', () => [firstIn('.cache/bin', /part-.*\.js$/)]],
  ['a body', () => [firstIn('src/content/generated', /^bodies\//)]],
  ['an index', () => ['src/content/generated/blog.json']],
  ['pages', () => ['dist/index.html', 'dist/blog/ensayo-00003.html', 'dist/_data/blog.json']],
] as [name: string, damaged: () => string[]][])
  test(`${name} damaged: the same bytes`, { timeout: 120_000 }, () => {
    for (const path of damaged()) damage(path)
    build()
    expect(output()).toEqual(clean)
  })

/** Writes other titles into the ledger, as code of this version would have kept them. */
function spoilLedger(versionOf: (own: string) => string) {
  const [head = '', ...lines] = readFileSync(at('.cache/ledger'), 'utf8').split('\n')
  const text = lines.join('\n').replaceAll('"title":"', '"title":"Ajeno ')
  const [own = ''] = head.split(' ')
  writeFileSync(at('.cache/ledger'), `${versionOf(own)} ${digestOf(Buffer.from(text))}\n${text}`)
}

/** Writes another word into the program, as a build with this key would have left it. */
function spoilProgram(key: string) {
  const program = at('.cache/app/server/document.mjs')
  writeFileSync(program, readFileSync(program, 'utf8').replaceAll('Saltar al', 'Ajeno al'))
  writeFileSync(at('.cache/app/key'), sealOf(key, at('.cache/app')))
}

test('what other code or another Node made is not taken for ours', { timeout: 180_000 }, () => {
  // Under our own names it is used, and it shows: otherwise the rest would prove nothing.
  spoilLedger((own) => own)
  spoilProgram(appKey(folder))
  rmSync(at('dist'), { recursive: true })
  build()
  expect(readFileSync(at('dist/blog/ensayo-00007.html'), 'utf8')).toMatch(
    /Ajeno al.*<h1[^>]*>Ajeno /s,
  )

  spoilLedger(() => 'f'.repeat(64))
  spoilProgram('of another build')
  rmSync(at('dist'), { recursive: true })
  build()
  expect(output()).toEqual(clean)
})

test('interrupted anywhere and started again: the same bytes', { timeout: 240_000 }, async () => {
  for (const milliseconds of [300, 1200, 2500]) {
    removeAll()
    const running = spawn(process.execPath, command(), { ...settings(), stdio: 'ignore' })
    await setTimeout(milliseconds)
    running.kill('SIGKILL')
    build()
    expect(output(), `after ${milliseconds} ms`).toEqual(clean)
  }
  expect(filesBelow(at('dist')).filter((name) => name.endsWith('.tmp'))).toEqual([])
})

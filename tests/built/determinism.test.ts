import { type SpawnSyncOptions, spawn, spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { copyProject } from '../../bench/copy-project.ts'
import { writeArticles } from '../../bench/generate-articles.ts'
import { digestOf } from '../../src/compiler/read/digest.ts'
import { openStore, type Store } from '../../src/compiler/store.ts'
import { filesBelow } from '../../src/lib/files-below.js'
import { programKey } from '../../src/site/program.ts'

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

const firstIn = (path: string, pattern: RegExp, word = '') => {
  const name = filesBelow(at(path)).find(
    (file) => pattern.test(file) && readFileSync(at(`${path}/${file}`), 'utf8').includes(word),
  )
  if (!name) throw new Error(`Nothing like ${pattern} in ${path}`)
  return `${path}/${name}`
}

beforeAll(() => {
  folder = copyProject(process.cwd())
  writeArticles(folder, articles)
  build()
  clean = output()
})

afterAll(() => {
  if (folder) rmSync(folder, { recursive: true, force: true })
})

test('one thread and another time zone: the same bytes', () => {
  removeAll()
  build(['--threads', '1'], { TZ: 'Pacific/Kiritimati', LANG: 'tr_TR.UTF-8' })
  expect(output()).toEqual(clean)
})

test('a build notes nothing in the packages, which copies of the project share', () => {
  const note = '@brillout/vite-plugin-server-entry/dist/esm/runtime/autoImporter.js'
  expect(readFileSync(at(`node_modules/${note}`), 'utf8')).toContain(`status = 'UNSET'`)
})

test('from what earlier builds left behind: the same bytes', () => {
  rmSync(at('dist'), { recursive: true, force: true })
  build()
  expect(output()).toEqual(clean)
})

test('after an edit and its undoing: the same bytes', () => {
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
  ['the cache of files', () => ['.cache/store/files']],
  ['the manifest of the output', () => ['.cache/store/output']],
  ['the keys of the pages', () => ['.cache/store/pages']],
  ['the sheets of the pages', () => ['.cache/store/sheets']],
  ['the record of the program', () => ['.cache/store/program']],
  ['the program', () => [firstIn('.cache/program', /^server\/.*\.m?js$/)]],
  ['a body', () => [firstIn('src/content/generated', /^bodies\//)]],
  ['an index', () => ['src/content/generated/blog.json']],
  [
    'a picture',
    () => {
      rmSync(at('dist'), { recursive: true })
      return [firstIn('.cache/pictures', /-_share-/)]
    },
  ],
  ['pages', () => ['dist/index.html', 'dist/blog/ensayo-00003.html', 'dist/_data/blog.json']],
] as [name: string, damaged: () => string[]][])
  test(`${name} damaged: the same bytes`, () => {
    for (const path of damaged()) damage(path)
    build()
    expect(output()).toEqual(clean)
  })

/** Writes a record of the store anew, as a build under this version would have left it. */
function spoil(name: string, change: (text: string) => string, versionOf: (own: string) => string) {
  const file = at(`.cache/store/${name}`)
  const [head = '', ...lines] = readFileSync(file, 'utf8').split('\n')
  const [own = ''] = head.split(' ')
  const store: Store = openStore(at('.cache/store'))
  store.write(name, versionOf(own), JSON.parse(change(lines.join('\n'))))
}

const otherTitles = (text: string) => text.replaceAll('"title":"Ensayo', '"title":"Ajeno Ensayo')

/** Writes another word into the program, as a build with this key would have left it. */
function spoilProgram(versionOf: (own: string) => string) {
  const file = firstIn('.cache/program', /^server\/.*\.m?js$/, 'Saltar al')
  const before = readFileSync(at(file), 'utf8')
  const after = before.replaceAll('Saltar al', 'Ajeno al')
  writeFileSync(at(file), after)
  spoil('program', (text) => text.replace(digestOf(before), digestOf(after)), versionOf)
}

test('what other code or another Node made is not taken for ours', () => {
  // Under our own names it is used, and it shows: otherwise the rest would prove nothing.
  spoil('files', otherTitles, (own) => own)
  spoilProgram(() => programKey(folder))
  for (const path of ['dist', 'src/content/generated/blog.json'])
    rmSync(at(path), { recursive: true })
  build()
  expect(readFileSync(at('dist/blog/ensayo-00007.html'), 'utf8')).toMatch(
    /Ajeno al.*<h1[^>]*>Ajeno /s,
  )

  spoil('files', otherTitles, () => 'f'.repeat(64))
  spoil(
    'program',
    (text) => text,
    () => 'f'.repeat(64),
  )
  rmSync(at('dist'), { recursive: true })
  build()
  expect(output()).toEqual(clean)
})

test('interrupted anywhere and started again: the same bytes', async () => {
  for (const milliseconds of [300, 2000]) {
    removeAll()
    const running = spawn(process.execPath, command(), { ...settings(), stdio: 'ignore' })
    await setTimeout(milliseconds)
    running.kill('SIGKILL')
    build()
    expect(output(), `after ${milliseconds} ms`).toEqual(clean)
  }
  expect(readdirSync(folder).filter((name) => name.startsWith('dist'))).toEqual(['dist'])
})

import { readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { writeArticles } from '../../bench/generate-articles.ts'
import { filesBelow } from '../../src/lib/files-below.js'
import { hashOf } from '../../src/lib/hash.ts'
import { writeWhole } from '../../src/lib/write-whole.ts'
import { projectCopy } from '../support/project-copy.ts'

const articles = 12

let clean: Record<string, string>

const copy = projectCopy({ isBuilt: true })
const { folder, at, read, remove, hashes } = copy
const today = { BUILD_DATE: '2026-01-15' }
const build = (env: NodeJS.ProcessEnv = {}) =>
  copy.build(['--without-search'], { ...today, ...env })

/** The results of the tests' own build, to which those of copies are hard-linked. */
const ownResults = () =>
  ['.cache/program', '.cache/images', 'src/content/generated', 'dist'].flatMap((folder) =>
    filesBelow(folder).map((file) => `${file} ${hashOf(readFileSync(`${folder}/${file}`))}`),
  )
const ownBefore = ownResults()

/** Changes some letters in the middle of a file, but not its length. */
function damage(path: string) {
  const bytes = readFileSync(at(path))
  bytes.fill('x', bytes.length >> 1, (bytes.length >> 1) + 20)
  writeWhole(at(path), bytes)
}

function firstIn(path: string, pattern: RegExp) {
  const name = filesBelow(at(path)).find((file) => pattern.test(file))
  if (!name) throw new Error(`Nothing like ${pattern} in ${path}`)
  return `${path}/${name}`
}

beforeAll(() => {
  writeArticles(folder, articles)
  build()
  clean = hashes()
})

test('a build writes nothing to the packages, which copies of the project share', () => {
  const note = '@brillout/vite-plugin-server-entry/dist/esm/runtime/autoImporter.js'
  expect(read(`node_modules/${note}`)).toContain(`status = 'UNSET'`)
})

test('dist/ has the time of the last build, even of one that changed nothing', () => {
  utimesSync(at('dist'), 0, 0)
  build()
  expect(hashes()).toEqual(clean)
  expect(statSync(at('dist')).mtimeMs).toBeGreaterThan(0)
})

test('after an edit that is undone: the same bytes', () => {
  const article = 'content/blog/ensayo-00007.mdx'
  const text = read(article)
  writeFileSync(at(article), `${text}\nUna frase más.\n`)
  build()
  expect(hashes()).not.toEqual(clean)
  writeFileSync(at(article), text)
  build()
  expect(hashes()).toEqual(clean)
})

test('pages damaged: the same bytes', () => {
  for (const path of ['index.html', 'blog/ensayo-00003.html', '_data/blog.json'])
    damage(`dist/${path}`)
  build()
  expect(hashes()).toEqual(clean)
})

test('all that is kept for the next build damaged: the same bytes', () => {
  for (const record of ['output', 'pages', 'sheets']) damage(`.cache/store/${record}`)
  damage(firstIn('.cache/program', /^server\/.*\.m?js$/))
  damage(firstIn('src/content/generated', /^bodies\//))
  damage('src/content/generated/blog.json')
  damage(firstIn('.cache/images', /-_share-/))
  // So that all of it is needed.
  remove('dist')
  build()
  expect(hashes()).toEqual(clean)
})

/** Begins a build that is interrupted after so many milliseconds. */
const interrupt = (timeout: number) =>
  copy.tryBuild(['--without-search'], today, { timeout, killSignal: 'SIGKILL' })

test('with nothing kept, after interruptions and in another time zone: the same bytes', () => {
  remove('dist', '.cache', 'src/content/generated')
  // While the commands are bundled, then while the content or the program is built.
  interrupt(300)
  interrupt(2000)
  build({ TZ: 'Pacific/Kiritimati', LANG: 'tr_TR.UTF-8' })
  expect(hashes()).toEqual(clean)
  expect(readdirSync(folder).filter((name) => name.startsWith('dist'))).toEqual(['dist'])
})

test('what is damaged here stays whole in the own build, whose files copies share', () => {
  expect(ownResults()).toEqual(ownBefore)
})

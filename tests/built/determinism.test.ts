import { readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { writeArticles } from '../../bench/generate-articles.ts'
import { openStore, type Store } from '../../src/compiler/store.ts'
import { filesBelow } from '../../src/lib/files-below.js'
import { hashOf } from '../../src/lib/hash.ts'
import { writeWhole } from '../../src/lib/write-whole.ts'
import { programKey } from '../../src/site/program.ts'
import { projectCopy } from '../support/project-copy.ts'

const articles = 12

let clean: Record<string, string>

const copy = projectCopy({ isBuilt: true })
const { folder, at, read, remove } = copy
const today = { BUILD_DATE: '2026-01-15' }
const build = (options: string[] = [], env: NodeJS.ProcessEnv = {}) =>
  copy.build(['--without-search', ...options], { ...today, ...env })

const output = () =>
  Object.fromEntries(
    filesBelow(at('dist')).map((file) => [file, hashOf(readFileSync(at(`dist/${file}`)))]),
  )

/** The results of the tests' own build, to which those of copies are hard-linked. */
const ownResults = () =>
  ['.cache/program', '.cache/pictures', 'src/content/generated', 'dist'].flatMap((folder) =>
    filesBelow(folder).map((file) => `${file} ${hashOf(readFileSync(`${folder}/${file}`))}`),
  )
const ownBefore = ownResults()

/** Changes some letters in the middle of a file, but not its length. */
function damage(path: string) {
  const bytes = readFileSync(at(path))
  bytes.fill('x', bytes.length >> 1, (bytes.length >> 1) + 20)
  writeWhole(at(path), bytes)
}

const firstIn = (path: string, pattern: RegExp, word = '') => {
  const name = filesBelow(at(path)).find(
    (file) => pattern.test(file) && read(`${path}/${file}`).includes(word),
  )
  if (!name) throw new Error(`Nothing like ${pattern} in ${path}`)
  return `${path}/${name}`
}

beforeAll(() => {
  writeArticles(folder, articles)
  build()
  clean = output()
})

test('a build writes nothing to the packages, which copies of the project share', () => {
  const note = '@brillout/vite-plugin-server-entry/dist/esm/runtime/autoImporter.js'
  expect(read(`node_modules/${note}`)).toContain(`status = 'UNSET'`)
})

test('dist/ has the time of the last build, even of one that changed nothing', () => {
  utimesSync(at('dist'), 0, 0)
  build()
  expect(output()).toEqual(clean)
  expect(statSync(at('dist')).mtimeMs).toBeGreaterThan(0)
})

test('after an edit that is undone: the same bytes', () => {
  const article = 'content/blog/ensayo-00007.mdx'
  const text = read(article)
  writeFileSync(at(article), `${text}\nUna frase más.\n`)
  build()
  expect(output()).not.toEqual(clean)
  writeFileSync(at(article), text)
  build()
  expect(output()).toEqual(clean)
})

test.each<[name: string, damaged: () => string[]]>([
  ['the manifest of the output', () => ['.cache/store/output']],
  ['the keys of the pages', () => ['.cache/store/pages']],
  ['the sheets of the pages', () => ['.cache/store/sheets']],
  ['the program', () => [firstIn('.cache/program', /^server\/.*\.m?js$/)]],
  [
    'a body',
    () => {
      // So that the pages need it again.
      remove('.cache/store/pages')
      return [firstIn('src/content/generated', /^bodies\//)]
    },
  ],
  ['an index', () => ['src/content/generated/blog.json']],
  [
    'a picture',
    () => {
      remove('dist')
      return [firstIn('.cache/pictures', /-_share-/)]
    },
  ],
  ['pages', () => ['dist/index.html', 'dist/blog/ensayo-00003.html', 'dist/_data/blog.json']],
])('%s damaged: the same bytes', (_, damaged) => {
  for (const path of damaged()) damage(path)
  build()
  expect(output()).toEqual(clean)
})

/** Rewrites a record of the store as a build under this version would have left it. */
function spoil(name: string, change: (text: string) => string, versionOf: (own: string) => string) {
  const [head = '', ...lines] = read(`.cache/store/${name}`).split('\n')
  const [own = ''] = head.split(' ')
  const store: Store = openStore(at('.cache/store'))
  store.write(name, versionOf(own), JSON.parse(change(lines.join('\n'))))
}

const otherTitles = (text: string) => text.replaceAll('"title":"Ensayo', '"title":"Ajeno Ensayo')

/** Changes a word of the program, as a build with this key would have left it. */
function spoilProgram(versionOf: (own: string) => string) {
  const file = firstIn('.cache/program', /^server\/.*\.m?js$/, 'Saltar al')
  const before = read(file)
  const after = before.replaceAll('Saltar al', 'Ajeno al')
  writeWhole(at(file), after)
  spoil('program', (text) => text.replace(hashOf(before), hashOf(after)), versionOf)
}

/** Begins a build that is interrupted after so many milliseconds. */
const interrupt = (timeout: number) =>
  copy.tryBuild(['--without-search'], today, { timeout, killSignal: 'SIGKILL' })

test('interrupted while the commands are bundled, and started again: the same bytes', () => {
  remove('.cache/bin')
  interrupt(300)
  build()
  expect(output()).toEqual(clean)
})

test('caches of other code or another Node are not used, after an interruption and in another time zone neither', () => {
  // Under our own key it is used, with a visible effect: otherwise the rest would prove nothing.
  spoil('files', otherTitles, (own) => own)
  spoilProgram(() => programKey(folder))
  remove('dist/blog/ensayo-00007.html', 'src/content/generated/blog.json')
  build()
  expect(read('dist/blog/ensayo-00007.html')).toMatch(/Ajeno al.*<h1[^>]*>Ajeno /s)

  spoil('files', otherTitles, () => 'f'.repeat(64))
  spoil(
    'program',
    (text) => text,
    () => 'f'.repeat(64),
  )
  remove('dist', '.cache/pictures', 'src/content/generated')
  // While the content or the program is built.
  interrupt(2000)
  build([], { TZ: 'Pacific/Kiritimati', LANG: 'tr_TR.UTF-8' })
  expect(output()).toEqual(clean)
  expect(readdirSync(folder).filter((name) => name.startsWith('dist'))).toEqual(['dist'])
})

test('what is damaged here stays whole in the own build, whose files copies share', () => {
  expect(ownResults()).toEqual(ownBefore)
})

import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { beforeAll, describe, expect, test } from 'vitest'
import { filesBelow } from '../../src/lib/files-below.js'
import { hashOf } from '../../src/lib/hash.ts'
import { projectCopy } from '../support/project-copy.ts'

const planter = pathToFileURL(join(import.meta.dirname, '../support/plant-failure.js')).href

const { folder, at, read, remove, tryBuild } = projectCopy({ isBuilt: true })

/**
 * Runs a build in which a file operation throws for certain paths. The search takes long, so only a
 * failure of its own has it.
 */
const build = (failAt = '', env: NodeJS.ProcessEnv = {}) =>
  tryBuild(failAt.includes('_search') ? [] : ['--without-search'], {
    NODE_OPTIONS: `--import ${planter}`,
    LUMBRE_FAIL_AT: failAt,
    ...env,
  })

const addPicture = () =>
  writeFileSync(
    at('content/images/nueva.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
  )

/** Hashes of the files of the site, by path; `undefined` when there is none. */
const site = () =>
  Object.fromEntries(
    filesBelow(at('dist')).map((file) => [file, hashOf(readFileSync(at(`dist/${file}`)))]),
  )

/**
 * The stages of a build in their order, an operation that each of them needs, and what is removed so
 * that it has work. What else has been built need not be built again.
 */
const stages: [stage: string, failAt: string, ...missing: string[]][] = [
  [
    'the content',
    String.raw`writeFileSync /generated/blog\.json`,
    'src/content/generated/blog.json',
  ],
  ['the program', 'rmSync /.cache/program$', '.cache/program/assets.json'],
  ['rendering', 'readFileSync /server/entry.mjs', 'dist/blog.html'],
  ['writing a page', 'writeFileSync /dist.lumbre-new/blog.html', 'dist/blog.html'],
  ['the data of a page', 'writeFileSync /dist.lumbre-new/_data/blog', 'dist/_data/blog.json'],
  ['the search', 'writeFileSync /dist.lumbre-new/_search/', 'dist/_search'],
  ['bodies', 'writeFileSync /dist.lumbre-new/_bodies/', 'dist/_bodies'],
  ['copying', 'writeFileSync /dist.lumbre-new/images/nueva.svg', 'dist/images/nueva.svg'],
  ['static files', 'writeFileSync /dist.lumbre-new/rss.xml', 'dist/rss.xml'],
  ['headers', 'writeFileSync /dist.lumbre-new/_headers', 'dist/_headers'],
  ['linking unchanged files', 'linkSync /dist/', 'dist/rss.xml'],
  ['the exchange, begun', 'renameSync /dist .*/dist.lumbre-old$', 'dist/rss.xml'],
  ['the exchange', 'renameSync /dist.lumbre-new .*/dist$', 'dist/rss.xml'],
]

function expectFailure(failAt: string, env?: NodeJS.ProcessEnv) {
  const before = site()
  const { status, stderr } = build(failAt, env)
  expect(stderr).toMatch(
    /^The site was not built, dist\/ is as it was: [^\n]*a failure planted[^\n]*\n$/,
  )
  expect(status).toBe(1)
  expect(site()).toEqual(before)
  const left = readdirSync(folder).filter((name) => name.startsWith('dist'))
  expect(left).toEqual(Object.keys(before).length > 0 ? ['dist'] : [])
}

test.each(stages)(
  'a build that fails at %s ends with one sentence and leaves the site as it was',
  (_, failAt, ...missing) => {
    addPicture()
    remove(...missing)
    expect(existsSync(at('dist/index.html'))).toBe(true)
    expectFailure(failAt)
  },
)

// All stages fail in the same way; these differ in how much of a new site has been written.
const atBeginningAndEnd = stages.filter(([stage]) => ['rendering', 'the exchange'].includes(stage))

describe('a build after changes that fails leaves the site as it was', () => {
  /** Another address and another form service, so that every kind of file changes but the search. */
  const env = { SITE_URL: 'https://otra.example', FORMS_ENDPOINT: 'https://formularios.example/1' }

  beforeAll(() => {
    remove('content/images/nueva.svg')
    expect(build().status).toBe(0)
    const article = filesBelow(at('content/blog')).find((file) => file.endsWith('.mdx'))
    appendFileSync(at(`content/blog/${article}`), '\nUna frase más.\n')
    addPicture()
  })

  test.each(atBeginningAndEnd)('at %s', (_, failAt) => expectFailure(failAt, env))

  test('a later build that succeeds replaces it, even where a folder is in place of a file', () => {
    const before = site()
    remove('dist/rss.xml')
    mkdirSync(at('dist/rss.xml/nada'), { recursive: true })
    const { status, stderr } = build('', env)
    expect(status, stderr).toBe(0)
    expect(site()).not.toEqual(before)
    expect(read('dist/rss.xml')).toContain('https://otra.example/')
  })

  test.each(atBeginningAndEnd)('a clean one that fails at %s leaves nothing', (_, failAt) => {
    renameSync(at('dist'), at('kept'))
    expectFailure(failAt, env)
    renameSync(at('kept'), at('dist'))
  })
})

describe('a fault in the code', () => {
  /** Builds with an altered source, which is restored afterwards. */
  function buildWith(file: string, text: string) {
    const before = { site: site(), source: read(file) }
    writeFileSync(at(file), before.source + text)
    const { status, stderr } = build()
    writeFileSync(at(file), before.source)
    expect(site()).toEqual(before.site)
    expect(status).toBe(1)
    return stderr
  }

  test('that cannot be parsed is reported with its position', () => {
    expect(buildWith('src/app/App.tsx', '\nexport const broken = (')).toMatch(
      /^The site was not built, [^\n]*src\/app\/App\.tsx:\d+[^\n]*\n$/,
    )
  })

  test('that occurs when a page is rendered is reported with its message and the page', () => {
    const broken = "\nroutes.text.load = () => Promise.reject(new Error('esta no'))\n"
    expect(buildWith('src/pages/routes.ts', broken)).toMatch(
      /^The site was not built, [^\n]*: \/\S+: esta no [^\n]*\n$/,
    )
  })
})

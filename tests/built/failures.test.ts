import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { beforeAll, expect, test } from 'vitest'
import { projectCopy } from '../support/project-copy.ts'

const planter = pathToFileURL(join(import.meta.dirname, '../support/plant-failure.js')).href

const { folder, at, read, hashes, remove, tryBuild } = projectCopy({ isBuilt: true })

/**
 * Runs a build in which a file operation throws for certain paths. The search takes long, so only a
 * failure of its own has it.
 */
const build = (failAt = '') =>
  tryBuild(failAt.includes('_search') ? [] : ['--without-search'], {
    NODE_OPTIONS: `--import ${planter}`,
    LUMBRE_FAIL_AT: failAt,
  })

beforeAll(() =>
  writeFileSync(
    at('content/images/nueva.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
  ),
)

/** Builds with an addition to a source, which is removed afterwards. */
function buildWith(file: string, addition: string) {
  const [before, source] = [hashes(), read(file)]
  writeFileSync(at(file), source + addition)
  const { status, stderr } = build()
  writeFileSync(at(file), source)
  expect(hashes()).toEqual(before)
  expect(status).toBe(1)
  return stderr
}

test('a page that cannot be rendered is reported with what it threw', () => {
  const broken = "\nroutes.text.load = () => Promise.reject(new Error('esta no'))\n"
  expect(buildWith('src/pages/routes.ts', broken)).toMatch(
    /^The site was not built, [^\n]*: \/\S+: esta no [^\n]*\n$/,
  )
})

test('so is an error in a callback that nobody awaits', () => {
  const broken = "\nsetTimeout(() => Promise.reject(new Error('esta tampoco')))\n"
  expect(buildWith('src/pages/routes.ts', broken)).toMatch(/^The site was [^\n]*: esta tampoco /)
})

// It leaves no program, which one of the next builds makes anew.
test('code that cannot be parsed is reported with its position', () => {
  expect(buildWith('src/app/App.tsx', '\nexport const broken = (')).toMatch(
    /^The site was not built, [^\n]*src\/app\/App\.tsx:\d+[^\n]*\n$/,
  )
})

/**
 * The other stages of a build in their order, an operation that each of them needs, and what is removed so
 * that it has work. What else has been built need not be built again.
 */
const stages: [stage: string, failAt: string, missing: string][] = [
  ['the content', 'writeFileSync /generated/blog.json', 'src/content/generated/blog.json'],
  ['the program', 'rmSync /.cache/program$', '.cache/program/assets.json'],
  ['writing a page', 'writeFileSync /dist.lumbre-new/blog.html', 'dist/blog.html'],
  ['the search', 'writeFileSync /dist.lumbre-new/_search/', 'dist/_search'],
  ['copying', 'writeFileSync /dist.lumbre-new/images/nueva.svg', 'dist/images/nueva.svg'],
  ['static files', 'writeFileSync /dist.lumbre-new/rss.xml', 'dist/rss.xml'],
  // It has written the whole new site.
  ['the exchange', 'renameSync /dist.lumbre-new .*/dist$', 'dist/rss.xml'],
]

test.each(stages)(
  'a build that fails at %s ends with one sentence and leaves the site as it was',
  (_, failAt, missing) => {
    remove(missing)
    expect(existsSync(at('dist/index.html'))).toBe(true)
    const before = hashes()
    const { status, stderr } = build(failAt)
    expect(stderr).toMatch(
      /^The site was not built, dist\/ is as it was: [^\n]*a failure planted[^\n]*\n$/,
    )
    expect(status).toBe(1)
    expect(hashes()).toEqual(before)
    expect(readdirSync(folder).filter((name) => name.startsWith('dist'))).toEqual(['dist'])
  },
)

test('a later build that succeeds replaces the site, even where a folder is in place of a file', () => {
  remove('dist/rss.xml')
  mkdirSync(at('dist/rss.xml/nada'), { recursive: true })
  const { status, stderr } = build()
  expect(status, stderr).toBe(0)
  expect(read('dist/rss.xml')).toContain('<rss')
  expect(existsSync(at('dist/images/nueva.svg'))).toBe(true)
})

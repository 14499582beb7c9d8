import { spawn } from 'node:child_process'
import { existsSync, writeFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { printedBy } from '../../bench/printed-by.ts'
import { auditSite } from '../../src/audit/audit-site.ts'
import { formatFinding } from '../../src/audit/finding.ts'
import { articlesByDate } from '../../src/content/queries.ts'
import { filesBelow } from '../../src/lib/files-below.js'
import { graphsIn } from '../support/page-text.ts'
import { projectCopy } from '../support/project-copy.ts'
import { article } from '../support/sample-site.ts'
import { basePath, content, site } from '../support/site-content.ts'

const [newest, ...older] = articlesByDate(content)
const { at, edit, build, tryBuild, read: readFile } = projectCopy({ isBuilt: true })
const read = (file: string) => readFile(`dist/${file}`)
const isThere = (file: string) => existsSync(at(`dist/${file}`))

const options = ['--without-search']
const env = {
  SITE_URL: 'https://otra.example/repo/pr-1/',
  BUILD_DATE: '2031-05-04',
  LUMBRE_NOINDEX: '1',
}

beforeAll(() => {
  // Without a date of its own, the newest article would not be later than the build date.
  edit(newest?.file ?? '', /^date: .*$/m, 'date: 2031-05-05')
  const draft = { ...newest?.data, title: 'Uno más', draft: true, aliases: undefined }
  writeFileSync(at('content/blog/sin-terminar.mdx'), article(draft))
  build(options, env)
})

// The audit finds the address in the home page, and that below it every address leads to something.
test('SITE_URL: every URL of the site starts with it, every path with its base', () => {
  expect(auditSite(at('dist')).map(formatFinding)).toEqual([])
  expect(read('contacto.html')).toContain(
    '<link rel="canonical" href="https://otra.example/repo/pr-1/contacto">',
  )
  expect(JSON.parse(read('lumbre.json'))).toMatchObject({ basePath: '/repo/pr-1/' })
})

test('BUILD_DATE: entries with a later date are not published', () => {
  expect(isThere(`${newest?.url}.html`)).toBe(false)
  expect(isThere(`${older[0]?.url}.html`)).toBe(true)
})

test('LUMBRE_NOINDEX: every page and robots.txt ask not to be indexed', () => {
  expect(read('robots.txt')).toBe('User-agent: *\nDisallow: /\n')
  for (const file of filesBelow(at('dist')).filter((name) => name.endsWith('.html')))
    expect(read(file), file).toMatch(
      /<meta (?:name="robots" content="noindex"|http-equiv="refresh")/,
    )
})

/** What programs read of the site: feeds, lists and descriptions. */
const forPrograms = () =>
  filesBelow(at('dist')).filter(
    (file) =>
      /\.(?:xml|md|webmanifest)$|(?:^|\/)feed\.json$|^(?:llms|robots)\.txt$|^\.well-known\//.test(
        file,
      ) && !file.startsWith('demos/'),
  )

test('SITE_URL: files for programs have only absolute addresses below the base', () => {
  expect(forPrograms().length).toBeGreaterThan(25)
  const own = new URL(site.address).host
  const wrong = forPrograms().flatMap((file) =>
    (read(file).match(new RegExp(`https?://(?:otra.example|${own})[^\\s"'<>)&]*`, 'g')) ?? [])
      // Addresses that an author wrote out stay.
      .filter((address) => !/^https:\/\/otra\.example\/repo\/pr-1(?:\/|$)/.test(address))
      .map((address) => `${file}: ${address}`),
  )
  expect(wrong).toEqual([])
  expect(JSON.parse(read('site.webmanifest'))).toMatchObject({
    start_url: '/repo/pr-1/',
    icons: [{ src: '/repo/pr-1/icon-192.png' }, {}, {}],
  })
  for (const graph of graphsIn(read('index.html')))
    for (const node of graph['@graph'])
      expect(node['@id']).toMatch(/^https:\/\/otra\.example\/repo\/pr-1\/#/)
})

test('unpublished entries are in no file for programs, even in a build with drafts, whose pages mark them', () => {
  const slugs = [newest?.slug ?? '', 'sin-terminar']
  const tells = (text: string) => slugs.some((slug) => text.includes(slug))
  expect(forPrograms().filter((file) => tells(read(file)))).toEqual([])
  build([...options, '--drafts'], env)
  for (const [place, mark] of ['Se publica el 5 may', 'Borrador'].entries()) {
    const page = read(`blog/${slugs[place]}.html`)
    expect(page).toMatch(new RegExp(`<[^>]+data-waiting[^>]*>${mark}<`))
    // Neither search engines nor the search of the site list it.
    expect(page).not.toContain(' data-searchable')
    expect(read('blog.html')).toContain(mark)
  }
  expect(read('blog.html')).toContain(' data-searchable')
  expect(forPrograms().filter((file) => tells(read(file)))).toEqual([])
  expect(tells(JSON.stringify(graphsIn(read('blog.html'))))).toBe(false)
})

test('--without-search: there is no index', () => {
  expect(isThere('_search')).toBe(false)
})

// What else is refused: tests/lib/build-date.test.ts, tests/content/settings.test.ts.
test('a wrong value of a variable is refused in one sentence', () => {
  const { status, stderr } = tryBuild([], { SITE_URL: 'otra.example' })
  expect(stderr).toContain('SITE_URL must be an http(s) address, not "otra.example"')
  expect(stderr.trim().split('\n')).toHaveLength(1)
  expect(status).toBeGreaterThan(0)
})

test('serve answers with the site in dist/', async () => {
  const server = spawn(process.execPath, ['scripts/run.js', 'serve', '--port', '0'])
  try {
    const origin = await printedBy(server, /(http:\/\/127\.0\.0\.1:\d+)/)
    const response = await fetch(`${origin}${basePath}servicios`)
    expect(response.status).toBe(200)
    expect(await response.text()).toContain('<h1')
  } finally {
    server.kill()
  }
})

import { existsSync, readFileSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { bySlug } from '../../src/content/queries.ts'
import { withBase } from '../../src/lib/site-path.ts'
import { pageText } from '../../src/site/page-text.ts'
import { pages } from '../support/built-pages.ts'
import { basePath, content, site } from '../support/site-content.ts'

// The audit of the whole site checks that the files named here exist and have the stated sizes.
const read = (file: string) => readFileSync(`dist/${file}`, 'utf8')
const addresses = (xml: string, element: string) =>
  [...xml.matchAll(new RegExp(`<${element}>([^<]*)</${element}>`, 'g'))].map(
    ([, address]) => address,
  )

// The audit of the whole site checks that the sitemap has the pages that may be listed, and no other.
test('frames, the loader and the not-found page ask not to be listed, and are not in the search index', () => {
  const hidden = pages.filter(({ html }) => html.includes('<meta name="robots" content="noindex'))
  const isHidden = (url: string) =>
    ['/404', '/app-loader'].includes(url) || /^\/clientes\//.test(url)
  expect(hidden.map(({ url }) => url)).toEqual(pages.map(({ url }) => url).filter(isHidden))
  const found = pages.filter(({ html }) => pageText(html) !== undefined)
  expect(found.filter((page) => hidden.includes(page))).toEqual([])
  expect(found.length).toBeGreaterThan(20)
})

test('the sitemap dates articles no earlier than their publication, and names images', () => {
  const entries = read('sitemap.xml').split('<url>').slice(1)
  for (const { url, data } of content.blog) {
    const [entry = ''] = entries.filter((one) => one.includes(`<loc>${site.address}${url}</loc>`))
    const [day = ''] = addresses(entry, 'lastmod')
    expect(day).toMatch(/^\d{4}-\d\d-\d\d$/)
    expect(day >= (data.updated ?? data.date)).toBe(true)
  }
  const images = addresses(read('sitemap.xml'), 'image:loc')
  expect(images.length).toBeGreaterThan(content.team.length)
})

test('every article is also published as Markdown, which its page links to', () => {
  for (const { url, data } of content.blog) {
    const markdown = read(`${url.slice(1)}.md`)
    expect(markdown.startsWith(`# ${data.title}\n`)).toBe(true)
    expect(markdown).toContain(`Por ${bySlug(content.team, data.author).data.name}, `)
    // Neither components nor relative addresses, except in code.
    const words = markdown.replace(/```[\s\S]*?```|`[^`\n]*`/g, '')
    expect(words).not.toMatch(/(?<!\\)<(?!https?:)|\]\(\/|&#x|^---$/m)
    expect(read(`${url.slice(1)}.html`)).toContain(`href="${withBase(basePath, url)}.md"`)
  }
})

test('llms.txt has a title, a summary, and sections of links', () => {
  const text = read('llms.txt')
  expect(text).toMatch(/^# .+\n\n> .+\n/)
  const sections = text.split(/^## /m).slice(1)
  expect(sections.length).toBeGreaterThan(2)
  for (const section of sections)
    expect(section.trim().split('\n').slice(2)).toEqual(
      section.match(/^- \[[^\]]+\]\(https?:[^)]+\)(?:: .+)?$/gm),
    )
  for (const { url } of content.blog.slice(0, 3)) expect(text).toContain(`${site.address}${url}.md`)
  // The list of services stands for their page.
  for (const { to } of site.navigation.filter(({ to }) => to !== '/' && to !== '/servicios'))
    expect(text).toContain(`](${site.address}${to})`)
})

test('the manifest names the site and its icons, for any mask too', () => {
  const manifest = JSON.parse(read('site.webmanifest'))
  expect(manifest).toMatchObject({ name: site.name, start_url: basePath, lang: 'es' })
  const purposes = manifest.icons.map((icon: { purpose: string }) => icon.purpose)
  expect(purposes).toEqual(expect.arrayContaining(['any', 'maskable']))
})

test('security.txt has what RFC 9116 requires', () => {
  const text = read('.well-known/security.txt')
  for (const field of [
    `Contact: mailto:${site.email}`,
    `Canonical: ${site.address}/.well-known/security.txt`,
    'Preferred-Languages: es, en',
  ])
    expect(text.split('\n')).toContain(field)
})

test('browsers learn how to search the site', () => {
  const text = read('opensearch.xml')
  const [template = ''] = /template="[^"]*\{searchTerms\}/.exec(text) ?? []
  expect(template).toBe(`template="${site.address}/buscar?q={searchTerms}`)
  expect(/<ShortName>([^<]*)/.exec(text)?.[1]?.length).toBeLessThanOrEqual(16)
  expect(read('index.html')).toMatch(
    RegExp(
      `<link rel="search" type="application/opensearchdescription\\+xml" title="[^"]+" href="${basePath}opensearch.xml">`,
    ),
  )
})

test('an icon for old browsers and the third-party notices exist', () => {
  // Pages link to the other icons; browsers ask for this one by its name.
  expect(existsSync('dist/favicon.ico')).toBe(true)
  const notices = read('third-party-notices.txt')
  const names = ['react-dom', '@emotion/unitless', 'swiper', '@phosphor-icons/core']
  for (const name of [...names, '@fontsource-variable/piazzolla'])
    expect(notices).toMatch(new RegExp(`^${name} [\\d.]+ \\(`, 'm'))
  expect(notices).toContain('SIL OPEN FONT LICENSE')
})

test('every page and article has a drawn image of its own, named by its address, size and text', () => {
  const drawn = new Map<string, string>()
  for (const { url, html } of pages) {
    const meta = (name: string) =>
      new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`).exec(html)?.[1] ?? ''
    const own = content.blog.find((article) => article.url === url)?.data.image
    if (own && !own.endsWith('.svg')) continue
    const address = meta('og:image')
    expect(address, url).toMatch(/\/_share\/[0-9a-f]{16}\.png$/)
    const told = ['og:image:width', 'og:image:height', 'twitter:card'].map(meta)
    expect(told, url).toEqual(['1200', '630', 'summary_large_image'])
    const title = url === '/' ? site.slogan : meta('og:title').replace(/, página \d+$/, '')
    expect(meta('og:image:alt'), url).toBe(`${site.name}: ${title}`)
    drawn.set(address.slice(address.indexOf('/_share/')), title)
  }
  expect(new Set(drawn.values()).size).toBeGreaterThan(20)
  // Small enough for chat apps.
  for (const path of drawn.keys()) expect(statSync(`dist${path}`).size).toBeLessThanOrEqual(200_000)
})

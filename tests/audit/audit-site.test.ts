import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { auditSite } from '../../src/audit/audit-site.ts'
import { plantedSite } from './sample-site.ts'

test('a site without faults has no findings', () => {
  expect(auditSite(plantedSite())).toEqual([])
})

const days = ',"datePublished":"2026-03-14","dateModified":"2026-03-13"'
const offer = ',"offers":{"@type":"Offer","price":"12 USD","priceCurrency":"USD"}'
const item =
  '<item><title>A</title><link>https://sitio.example/</link><guid>https://sitio.example/hola</guid></item>'
const second =
  ',"breadcrumb":{"@type":"BreadcrumbList","itemListElement":[{"@type":"ListItem","position":2,"name":"Hola"}]}'
const policy = (rules: string) => `<meta http-equiv="Content-Security-Policy" content="${rules}">`

/** File, original text, replacement, and the codes of the expected findings. */
const plants: [file: string, from: string, to: string, codes: string | string[]][] = [
  // Ids
  ['hola.html', 'id="bajo"', 'id="bajo"></h2><h2 id="bajo"', 'id-duplicate'],
  ['hola.html', '<p>', '<p id="a b">', 'id-malformed'],
  ['hola.html', 'for="alto"', 'for="medio"', 'id-missing'],
  ['hola.html', '<p>', '<svg><use href="#m"/></svg><p>', 'id-missing'],
  // Links and anchors
  ['index.html', 'href="/hola#bajo"', 'href="/hola/no"', 'link-broken'],
  ['index.html', 'href="/hola#bajo"', 'href="/hola#medio"', 'anchor-broken'],
  ['index.html', 'href="/hola#bajo"', 'href="#"', 'link-empty'],
  ['index.html', ' href="/hola#bajo"', '', 'link-empty'],
  ['index.html', 'href="/hola#bajo"', 'href="javascript:alert()"', 'link-script'],
  ['index.html', 'href="/hola#bajo"', 'href="https://[a"', 'link-malformed'],
  ['index.html', '<h1', '<img alt="" srcset="/icon.png 1x, /no.png 2x"><h1', 'link-broken'],
  ['index.html', '</title>', '</title><meta property="og:image" content="/no.png">', 'link-broken'],
  ['llms.txt', '/hola)', '/hola.md)', 'link-broken'],
  ['_redirects', '/hola', '/no', 'redirect-broken'],
  ['_redirects', '/viejo /hola', '/viejo /hola 301\n/hola /', ['redirect-chain', 'redirect-hides']],
  // Robots and sitemap
  ['robots.txt', ': https', ': //', ['robots-malformed', 'robots-sitemap', 'sitemap-incomplete']],
  [
    'robots.txt',
    'Allow: /\nSitemap: https://sitio.example/sitemap.xml',
    'Disallow: /',
    'sitemap-incomplete',
  ],
  ['robots.txt', 'Allow: /', 'Disallow: /', 'robots-closed'],
  ['sitemap.xml', '</url>', '</uri>', ['xml-malformed', 'sitemap-incomplete']],
  ['sitemap.xml', '/0.9', '/0.8', ['sitemap-schema', 'sitemap-incomplete']],
  ['sitemap.xml', '2026-03-14', '14/03/2026', 'sitemap-value'],
  ['sitemap.xml', 'example/hola', 'example/', ['sitemap-duplicate', 'sitemap-incomplete']],
  ['sitemap.xml', 'sitio.example/hola', 'a.example', ['sitemap-foreign', 'sitemap-incomplete']],
  ['hola.html', '</title>', '</title><meta name="robots" content="noindex">', 'sitemap-unlisted'],
  ['hola.html', 'example/hola">', 'example/otra">', ['canonical', 'link-broken']],
  // Feeds
  ['rss.xml', '<description>De muestra</description>', '', 'feed-rss'],
  ['rss.xml', 'Sat, 14 Mar 2026', '2026-03-14', 'feed-date'],
  ['rss.xml', '<guid>https://sitio.example', '<guid>', 'feed-address'],
  ['rss.xml', '<item>', `${item}<item>`, 'feed-id'],
  ['rss.xml', '<item>', '<item><enclosure url="https://sitio.example/icon.png"/>', 'feed-rss'],
  ['rss.xml', 'example/rss.xml"', 'example/feed.xml"', 'feed-self'],
  ['rss.xml', '<a href="https://sitio.example', '<a href="', 'feed-address'],
  ['rss.xml', '<p><a', '<script></script><p><a', 'feed-markup'],
  ['atom.xml', '<updated>2026-03-14T18:00:00Z</updated><author>', '<author>', 'feed-atom'],
  ['atom.xml', '<author><name>Ana</name></author>', '', 'feed-atom'],
  ['atom.xml', '<content type="html">&lt;p&gt;Hola&lt;/p&gt;</content>', '', 'feed-atom'],
  ['atom.xml', '18:00:00Z</updated>', '</updated>', 'feed-date'],
  ['atom.xml', '2005/Atom"><id>', '2004/Atom"><id>', 'feed-kind'],
  ['feed.json', 'version/1.1', 'version/1', 'feed-json'],
  ['feed.json', 'hola","content', 'no","content', 'link-broken'],
  // What the program asks for
  ['_data/hola.json', '}', '', 'json-malformed'],
  ['_data/hola.json', '"a1"', '"a2"', 'link-broken'],
  ['_search/index.json', '"b2"', '"b3"', 'link-broken'],
  ['assets/start.js', './chunks/a.js', './chunks/b.js', 'link-broken'],
  ['assets/a.css', '/icon', '/no', 'link-broken'],
  ['otro.js', '// see "./otro-mas.js"', '', 'file-empty'],
  // Structured data
  ['hola.html', '"@context":"https://schema.org"', '"@context":"schema"', 'json-ld-context'],
  ['hola.html', '}]}]}', '}]}', 'json-ld-malformed'],
  ['hola.html', '/#site"}', '/#web"}', 'json-ld-dangling'],
  ['hola.html', 'https://sitio.example/hola#page', '#page', 'json-ld-id'],
  ['hola.html', '"WebPage"', '"WebPaje"', ['json-ld-type', 'json-ld-property', 'json-ld-property']],
  ['hola.html', '"name":"Hola",', '', 'json-ld-required'],
  ['hola.html', '"name":"Hola"', '"name":""', 'json-ld-empty'],
  ['hola.html', '"url":"https://sitio.example/"', '"url":"/"', 'json-ld-address'],
  ['hola.html', ',"isPartOf"', `${days},"isPartOf"`, 'json-ld-date'],
  ['hola.html', ',"isPartOf"', `${offer},"isPartOf"`, 'json-ld-price'],
  ['hola.html', ',"isPartOf"', `${second},"isPartOf"`, 'json-ld-position'],
  ['hola.html', '"text":"Eso."', '"text":"Esto."', 'json-ld-unseen'],
  // Manifest
  ['app.webmanifest', '"name":"Sitio",', '', 'manifest-malformed'],
  ['app.webmanifest', '/small.png', '/icon.png', 'manifest-icon'],
  ['app.webmanifest', '192x192', '180x180', ['manifest-icon', 'manifest-icon']],
  ['app.webmanifest', '{', '', 'manifest-malformed'],
  // Headers and policies
  ['_headers', '  X-Content-Type-Options: nosniff\n', '', 'header-missing'],
  ['_headers', 'max-age=31536000', 'max-age=60', 'header-weak'],
  ['_headers', '  Referrer-Policy:', '  Referrer-Policy', ['header-malformed', 'header-missing']],
  ['_headers', " base-uri 'none';", '', 'policy-weak'],
  ['hola.html', '="light"', '="dark"', 'policy-blocks'],
  ['hola.html', '<p>', '<p style="color:red">', 'policy-blocks'],
  ['hola.html', '</title>', '</title><style>p{}</style>', 'policy-blocks'],
  ['hola.html', '</title>', `</title>${policy("script-src 'self'")}`, 'policy-blocks'],
]

for (const [file, from, to, codes] of plants)
  test(`${file}: ${from.slice(0, 40).trim()} → ${to.slice(0, 60).trim()}`, () => {
    const findings = auditSite(plantedSite({ file, from, to }))
    expect(findings.map(({ code }) => code).sort()).toEqual([codes].flat().sort())
  })

test.each([
  ['404.html', ['error-page-missing']],
  ['robots.txt', ['robots-missing', 'sitemap-incomplete']],
])('a site has a file %s', (file, codes) => {
  const dir = plantedSite()
  rmSync(join(dir, file))
  expect(auditSite(dir).map(({ code }) => code)).toEqual(codes)
})

test('a sitemap of more than 50,000 pages is too long', () => {
  const page = '<url><loc>https://sitio.example/hola</loc></url>'
  const site = plantedSite({
    file: 'sitemap.xml',
    from: '<url>',
    to: `${page.repeat(50_000)}<url>`,
  })
  expect(auditSite(site).map(({ code }) => code)).toContain('sitemap-size')
})

test('a fault on many pages is reported once, with their number', () => {
  const site = plantedSite({ file: '_headers', from: "'sha256-", to: "'sha384-" })
  const blocks = auditSite(site).filter(({ code }) => code === 'policy-blocks')
  expect(blocks).toHaveLength(1)
  expect(blocks[0]?.message).toContain('(and in 1 more)')
})

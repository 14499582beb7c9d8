import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pngHead } from '../support/sample-site.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const address = 'https://sitio.example'
const script = 'document.documentElement.className="light"'
const hash = createHash('sha256').update(script).digest('base64')

const graph = {
  '@context': 'https://schema.org',
  '@graph': [
    { '@type': 'WebSite', '@id': `${address}/#site`, name: 'Sitio', url: `${address}/` },
    {
      '@type': 'WebPage',
      '@id': `${address}/hola#page`,
      name: 'Hola',
      isPartOf: { '@id': `${address}/#site` },
    },
    {
      '@type': 'FAQPage',
      mainEntity: [
        { '@type': 'Question', name: '¿Qué?', acceptedAnswer: { '@type': 'Answer', text: 'Eso.' } },
      ],
    },
  ],
}

const page = (path: string, head: string, body: string) => `<!DOCTYPE html><html lang="es"><head>
<title>Sitio</title><link rel="canonical" href="${address}${path}">
<link rel="manifest" href="/app.webmanifest"><script>${script}</script>${head}</head>
<body><h1 id="alto">Hola</h1>${body}</body></html>`

/** A site with one of everything, and without faults. */
const files: Record<string, string | Uint8Array> = {
  'index.html': page(
    '/',
    `<link rel="alternate" type="application/rss+xml" href="/rss.xml">
<link rel="alternate" type="application/atom+xml" href="/atom.xml">
<link rel="alternate" type="application/feed+json" href="/feed.json">`,
    '<a href="/hola#bajo">Hola</a> <a href="/viejo">Antes</a> <a href="https://otro.example/nada">Otro</a>',
  ),
  'hola.html': page(
    '/hola',
    `<script type="application/ld+json">${JSON.stringify(graph)}</script>`,
    '<h2 id="bajo">¿Qué?</h2> <p>E<b>so</b>.</p> <label for="alto">Campo</label>',
  ),
  '404.html': '<!DOCTYPE html><title>No existe</title>',
  '_data/hola.json': '{"title":"Hola","bodies":["a1"]}',
  '_bodies/a1.json': '"<p>Hola"',
  '_search/index.json': '{"size":1,"parts":{"0":"b2"}}',
  '_search/words/b2.json': '{}',
  'assets/start.js': 'import("./chunks/a.js",["assets/a.css"])',
  'assets/chunks/a.js': 'import{a}from"../start.js"',
  'assets/a.css':
    '/* url(/no.png) */p{background:url(/icon.png),url("data:image/svg+xml,<a b=\'url(#c)\'/>")}',
  'assets/.nojekyll': '',
  'otro.js': '// see "./otro-mas.js"',
  'robots.txt': `User-agent: *\nAllow: /\nSitemap: ${address}/sitemap.xml\n`,
  'sitemap.xml': `<?xml version="1.0" encoding="utf-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"
  xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
<url><loc>${address}/</loc><lastmod>2026-03-14</lastmod></url>
<url><loc>${address}/hola</loc><image:image><image:loc>${address}/icon.png</image:loc></image:image></url>
</urlset>`,
  'rss.xml': `<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"
  xmlns:content="http://purl.org/rss/1.0/modules/content/"><channel>
<title>Sitio</title><link>${address}/</link><description>De muestra</description>
<atom:link href="${address}/rss.xml" rel="self" type="application/rss+xml"/>
<item><title>Hola</title><link>${address}/hola</link><guid>${address}/hola</guid>
<pubDate>Sat, 14 Mar 2026 18:00:00 GMT</pubDate>
<content:encoded><![CDATA[<p><a href="${address}/hola#bajo">Hola</a></p>]]></content:encoded></item>
</channel></rss>`,
  'atom.xml': `<feed xmlns="http://www.w3.org/2005/Atom"><id>${address}/</id><title>Sitio</title>
<updated>2026-03-14T18:00:00Z</updated><author><name>Ana</name></author>
<link rel="self" href="${address}/atom.xml"/>
<entry><id>${address}/hola</id><title>Hola</title><updated>2026-03-14T18:00:00Z</updated>
<link href="${address}/hola"/><content type="html">&lt;p&gt;Hola&lt;/p&gt;</content></entry></feed>`,
  'feed.json': JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: 'Sitio',
    feed_url: `${address}/feed.json`,
    items: [
      {
        id: `${address}/hola`,
        url: `${address}/hola`,
        content_html: '<p>Hola</p>',
        date_published: '2026-03-14T18:00:00Z',
        authors: [{ name: 'Ana' }],
      },
    ],
  }),
  'app.webmanifest': JSON.stringify({
    name: 'Sitio',
    start_url: '/',
    display: 'browser',
    icons: [
      { src: '/small.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon.png', sizes: '512x512', type: 'image/png', purpose: 'any maskable' },
    ],
  }),
  'small.png': pngHead(192, 192),
  'icon.png': pngHead(512, 512),
  'llms.txt': `# Sitio\n\n- [Hola](${address}/hola)\n`,
  _redirects: '/viejo /hola 301\n',
  _headers: `/*
  Content-Security-Policy: default-src 'self'; script-src 'self' 'sha256-${hash}'; base-uri 'none'; object-src 'none'; frame-ancestors 'self'
  Cross-Origin-Opener-Policy: same-origin
  Cross-Origin-Resource-Policy: same-origin
  Permissions-Policy: camera=(), microphone=()
  Referrer-Policy: strict-origin-when-cross-origin
  Strict-Transport-Security: max-age=31536000; includeSubDomains
  X-Content-Type-Options: nosniff
`,
}

/** A replacement of a text in a file. */
type Plant = { file: string; from: string; to: string }

/** Writes the site with a fault planted in it, for one test. */
export function plantedSite(plant?: Plant): string {
  const dir = temporaryFolder(files)
  if (plant) {
    const text = String(files[plant.file])
    if (!text.includes(plant.from)) throw new Error(`${plant.file} has no ${plant.from}`)
    writeFileSync(
      join(dir, plant.file),
      text.replace(plant.from, () => plant.to),
    )
  }
  return dir
}

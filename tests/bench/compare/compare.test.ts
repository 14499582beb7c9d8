import { expect, test } from 'vitest'
import { type Difference, findDifferences } from '../../../bench/compare/differences.ts'
import { readSite } from '../../../bench/compare/read-site.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'

type Files = Record<string, string>

const head = `<meta charset="utf-8"><title>Precios</title><meta name="description" content="Todo."><style>.a{color:red}</style><link rel="stylesheet" href="/assets/site-Ab3dE_9x.css"><script type="application/ld+json">{"@type":"Offer","price":10}</script>`
const main = `<main class="css-1abc" id="_R_1_"><h1 id="precios">Precios<!-- --> claros</h1><p>Desde <b>$10</b>.</p><p><a href="/blog">Blog</a> <img src="/assets/static/uno.ab12cd34.svg" alt="Uno"></p><form action="/pedir"><label>Correo <input name="email" required></label></form></main>`
const page = (inner: string, top = head) =>
  `<!doctype html><html lang="es"><head>${top}</head><body>${inner}</body></html>`
const article = (text: string) => JSON.stringify(`<p class="l-12abc">${text}</p>`)

const site: Files = {
  'index.html': page(main),
  '_data/index.json': '{"route":"prices","data":{"plan":"Básico","body":"00112233aabbccdd"}}',
  '_bodies/00112233aabbccdd.json': article('Hola, <em>mundo</em>.'),
  'rss.xml': '<rss version="2.0"><channel><title>Lumbre</title></channel></rss>',
  'sitemap.xml': '<urlset><url><loc>https://lumbre.example/</loc></url></urlset>',
  _redirects: '/viejo /nuevo 301\n',
  _headers: "/*\n  Content-Security-Policy: default-src 'self'; img-src data:\n",
  'robots.txt': 'User-agent: *\n',
}

/** The same site as another build would write it: other hashes, styles, comments and ids. */
const rebuilt: Files = {
  ...site,
  'index.html': page(main, head.replace('Ab3dE_9x', 'ZZ3dE-1y').replace('red', 'blue'))
    .replace('css-1abc', 'css-9xyz')
    .replace('_R_1_', '_R_2ab_')
    .replace('ab12cd3', 'zz98yy7')
    .replace('<!-- -->', ''),
  '_data/index.json': '{"data":{"body":"ffee99887766ddcc","plan":"Básico"},"route":"prices"}',
  '_bodies/ffee99887766ddcc.json': article('Hola, <em>mundo</em>.').replace('l-12abc', 'l-9'),
}
delete rebuilt['_bodies/00112233aabbccdd.json']

const compare = (old: Files, next: Files): Difference[] =>
  findDifferences(readSite(temporaryFolder(old)).places, readSite(temporaryFolder(next)).places)

test('hashes, styles, generated ids and the order of keys do not count as differences', () => {
  expect(compare(site, rebuilt)).toEqual([])
})

test('each kind of difference is found and names its place', () => {
  const edit = (name: string, from: string, to: string) => ({
    [name]: (rebuilt[name] ?? '').replace(from, to),
  })
  const home = (rebuilt['index.html'] ?? '')
    .replace('content="Todo."', 'content="Nada."')
    .replace('"price":10', '"price":12')
    .replace('claros', 'oscuros')
    .replace('href="/blog"', 'href="/blog" rel="nofollow"')
    .replace('alt="Uno"', 'alt=""')
    .replace(' required', '')
    .replace('id="precios"', 'id="costos"')
  const changed: Files = {
    ...rebuilt,
    'index.html': home,
    'nueva.html': page(main),
    ...edit('_data/index.json', 'Básico', 'Entero'),
    ...edit('_bodies/ffee99887766ddcc.json', '<em>mundo</em>', '<b>mundo</b>'),
    ...edit('rss.xml', 'Lumbre', 'Brasa'),
    ...edit('sitemap.xml', 'example/', 'example/blog'),
    ...edit('_redirects', '301', '302'),
    ...edit('_headers', 'data:', '*'),
    ...edit('robots.txt', '*', 'Bot'),
  }
  const found = compare(site, changed)
  expect(Object.fromEntries(found.map(({ kind, places }) => [kind, places]))).toEqual({
    body: ['/'],
    controls: ['/'],
    data: ['/'],
    feed: ['/rss.xml'],
    file: ['/robots.txt'],
    head: ['/'],
    headers: ['/_headers'],
    ids: ['/'],
    images: ['/'],
    'json-ld': ['/'],
    links: ['/'],
    place: ['/nueva'],
    redirects: ['/_redirects'],
    sitemap: ['/sitemap.xml'],
    text: ['/'],
  })
  expect(found.find(({ kind }) => kind === 'text')).toMatchObject({
    removed: ['Precios claros'],
    added: ['Precios oscuros'],
  })
})

import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { openStore } from '../../src/compiler/store.ts'
import type { Content } from '../../src/content/read-content.ts'
import {
  indexPath,
  partPath,
  partsFor,
  readablePrefix,
  resultKinds,
  type SearchIndex,
  type SearchPart,
  type SearchText,
  textPath,
  unpackPostings,
} from '../../src/lib/search-files.ts'
import { buildSearchIndex } from '../../src/site/search-index.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

type Article = { title: string; body: string; keywords?: string[] }

const contentOf = (articles: Record<string, Article>) =>
  ({
    blog: Object.entries(articles).map(([slug, { title, body, keywords = [] }]) => ({
      url: `/blog/${slug}`,
      data: { title, description: 'Un texto.', keywords },
      body: { hash: body },
    })),
    services: [],
    readBody: (hash: string) => `<p>${hash}</p>`,
  }) as unknown as Content

/** An output folder in memory, with a list of what was written. */
function folder() {
  const files = new Map<string, { text: string; key: string }>()
  const written: string[] = []
  return {
    files,
    written,
    keep: (path: string, key: string) => files.get(path)?.key === key,
    read: (): string => '',
    write(path: string, content: string | Uint8Array, key = '') {
      written.push(path)
      files.set(path, { text: String(content), key })
    },
  }
}

const pagesOf = (articles: Record<string, Article>) =>
  Object.entries(articles).map(([slug, { title, body }]) => ({
    url: `/blog/${slug}`,
    htmlFile: `blog/${slug}.html`,
    key: `${slug} ${title} ${body}`,
  }))

function build(
  articles: Record<string, Article>,
  output = folder(),
  store = openStore(temporaryFolder()),
) {
  output.written.length = 0
  const size = buildSearchIndex(output, pagesOf(articles), contentOf(articles), store)
  return { output, store, size }
}

const at = <File>({ files }: ReturnType<typeof folder>, path: string): File =>
  JSON.parse(files.get(path.slice(1))?.text ?? 'null')

function wordsOf(output: ReturnType<typeof folder>): SearchPart {
  const { parts } = at<SearchIndex>(output, indexPath)
  return Object.assign({}, ...Object.values(parts).map((name) => at(output, partPath(name))))
}

const few = {
  uno: {
    title: 'Tiendas',
    body: 'Un pedido y otro pedido en constructor',
    keywords: ['landing page'],
  },
  dos: { title: 'E-commerce', body: 'Pedidos con acentuación' },
}

test('words are indexed without accents, with the results that contain them and their weights', () => {
  const { output, size } = build(few)
  expect(size).toBe(2)
  const words = wordsOf(output)
  expect(Object.keys(words)).toEqual(
    expect.arrayContaining(['acentuacion', 'commerce', 'constructor', 'ecommerce', 'pedido']),
  )
  const [pedido] = unpackPostings(words.pedido ?? [''])
  const [tiendas] = unpackPostings(words.tiendas ?? [''])
  expect(pedido?.id).toBe(tiendas?.id)
  expect(tiendas?.weight).toBeGreaterThan(pedido?.weight ?? 0)
  expect(at<SearchText>(output, textPath(pedido?.id ?? 0))).toEqual({
    url: '/blog/uno',
    title: 'Tiendas',
    kind: 'Artículo',
    text: 'Un texto. Un pedido y otro pedido en constructor.',
  })
  // It is also found by its keywords, which it does not show; they weigh more than a word that
  // occurs in it once.
  const [landing] = unpackPostings(words.landing ?? [''])
  const [otro] = unpackPostings(words.otro ?? [''])
  expect(landing?.id).toBe(pedido?.id)
  expect(landing?.weight).toBeGreaterThan(otro?.weight ?? 9)
})

test('after an edit the index is the one of a clean build, and only what changed is written', () => {
  const { output, store } = build(few)
  const edited = { ...few, dos: { title: 'E-commerce', body: 'Pedidos nuevos' } }
  build(edited, output, store)
  const texts = output.written.filter((path) => path.includes('/texts/'))
  expect(texts).toHaveLength(1)
  const clean = build(edited).output
  for (const [path, { text }] of clean.files) expect(output.files.get(path)?.text, path).toBe(text)
})

test('unchanged pages are not indexed again; a removed file is written again', () => {
  const { output, store } = build(few)
  expect(build(few, output, store).size).toBeUndefined()
  output.files.delete(indexPath.slice(1))
  expect(build(few, output, store).size).toBe(2)
  expect(output.written).toEqual([indexPath.slice(1)])
})

test('adding or removing a page does not change the numbers of others', () => {
  const numbers = (articles: Record<string, Article>) =>
    [...build(articles).output.files.keys()].filter((path) => path.includes('/texts/'))
  const [one, both] = [numbers({ dos: few.dos }), numbers(few)]
  expect(both).toEqual(expect.arrayContaining(one))
  expect(new Set(both).size).toBe(2)
})

test('an answer that several pages show is listed once, and others to the same question as well', () => {
  const page = (id: string) =>
    `<head><meta property="og:title" content="${id}"></head><main data-searchable>
     <details><summary>¿Hay garantía?</summary><div id="P-todas"><p>Sí.</p></div></details>
     <details><summary>¿Hay garantía?</summary><div id="P-${id}"><p>No.</p></div></details></main>`
  const output = { ...folder(), read: (file: string) => page(file) }
  const pages = ['a', 'b'].map((id) => ({ url: `/${id}`, htmlFile: id, key: id }))
  expect(buildSearchIndex(output, pages, contentOf({}), openStore(temporaryFolder()))).toBe(5)
  const kinds = [...output.files]
    .filter(([path]) => path.includes('/texts/'))
    .map(([, { text }]) => JSON.parse(text).kind)
  expect(kinds.filter((kind) => kind === resultKinds[2])).toHaveLength(3)
})

test('with 1,000 articles two words that are in every article take 10 kB, including the list of parts', () => {
  // 400 words an article of a language with 20,000, of which two are in every article.
  const word = (number: number) => `palabra${number.toString(36)}`
  const articles = Object.fromEntries(
    Array.from({ length: 1_000 }, (_, article): [string, Article] => {
      const own = Array.from({ length: 200 }, (_, at) =>
        word((article * 7919 + at * at * 31) % 20_000),
      )
      const body = ['tienda', 'precio', ...own, ...own.slice(0, article % 150), 'tienda'].join(' ')
      return [`texto-${article}`, { title: `Ensayo ${word(article)}`, body }]
    }),
  )
  const { output } = build(articles)
  const index = at<SearchIndex>(output, indexPath)
  const bytes = (path: string) =>
    brotliCompressSync(output.files.get(path.slice(1))?.text ?? '').length
  const needed = ['tienda', 'precio'].flatMap((asked) => partsFor(asked, index))
  const paths = new Set([indexPath, ...needed.map(partPath)])
  expect([...paths].reduce((sum, path) => sum + bytes(path), 0)).toBeLessThan(10_000)
  // A word that few hold comes with few others.
  const length = (name: string) => output.files.get(partPath(name).slice(1))?.text.length ?? 0
  const [largest = ''] = Object.values(index.parts).sort((a, b) => length(b) - length(a))
  expect(bytes(partPath(largest))).toBeLessThan(5_000)
})

test('a typing mistake is searched for among words with a prefix whose parts can be read whole', () => {
  const letters = [...'abcdefghijkl']
  const many = letters.map((letter): [string, string] => [`co${letter}`, letter])
  const index: SearchIndex = { size: 1, parts: Object.fromEntries([['a', 'few'], ...many]) }
  expect(readablePrefix('apertuar', 2, index)).toBe('ap')
  expect(readablePrefix('cobrnaza', 2, index)).toBe('cob')
  expect(partsFor(readablePrefix('cobrnaza', 2, index), index)).toEqual(['b'])
})

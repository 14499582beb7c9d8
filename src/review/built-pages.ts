import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defaultTreeAdapter, parse, serialize } from 'parse5'
import { filesBelow } from '../lib/files-below.js'
import { attributeOf, type Element, elementsBelow } from '../lib/html-tree.ts'
import { withoutBase } from '../lib/site-path.ts'
import type { PageData } from '../pages/page.ts'
import { formerUrls, pageFiles } from '../site/built-site.ts'
import { readRules } from '../site/host.ts'

export type BuiltPage = {
  /** Path without the base, e.g. `/blog/hola`. */
  url: string
  /** Path in the folder of the site. */
  file: string
  /** The base path of its site: `/`, or e.g. `/repo/`. */
  base: string
  html: string
  /** The text of the file with its data. */
  data: string
  /** The name of its route, e.g. `article`. */
  route: string
  /** The title in its head, without the name of the site. */
  title: string
  /** Equal in two builds if the page is equal: hashes in file names are left out. */
  identity: string
  /** The addresses of its links, as written. */
  links: ReadonlySet<string>
  /** Its anchors. */
  ids: ReadonlySet<string>
}

export type BuiltSite = {
  dist: string
  pages: Map<string, BuiltPage>
  /** Former address → page, without the base. */
  redirects: Map<string, string>
}

export const hashes = /\b[0-9a-f]{16}\b/g

/** Scripts name files of the program; JSON-LD, which search engines read, is content. */
const isProgram = (element: Element) =>
  element.tagName === 'script' && attributeOf(element, 'type') !== 'application/ld+json'

/**
 * @param known another build, whose pages are reused where their files are the same
 */
export function readBuiltSite(dist: string, known?: BuiltSite): BuiltSite {
  const { basePath: base } = readRules(dist)
  const read = (file: string) => readFileSync(join(dist, file), 'utf8')
  const assets = filesBelow(join(dist, 'assets')).map((file) => `assets/${file}`)
  const sheets = new Map(
    assets.filter((file) => file.endsWith('.css')).map((file) => [file, read(file)]),
  )
  const pages = new Map<string, BuiltPage>()
  for (const [url, file] of pageFiles(dist)) {
    const html = read(file)
    const dataFile = join('_data', file.replace(/\.html$/, '.json'))
    const data = existsSync(join(dist, dataFile)) ? read(dataFile) : '{}'
    const same = known?.pages.get(url)
    if (same && same.file === file && same.html === html && same.data === data) {
      pages.set(url, same)
      continue
    }
    const { route, head }: Partial<PageData> = JSON.parse(data)
    // Parsed as without JavaScript, so that the content of noscript elements counts.
    const document = parse(html, { scriptingEnabled: false })
    const elements = [...elementsBelow(document.childNodes)]
    const valuesOf = (name: string, tag?: string) =>
      elements.flatMap((one) => (tag && one.tagName !== tag ? [] : (attributeOf(one, name) ?? [])))
    const styles = valuesOf('href', 'link').map((href) =>
      sheets.get(withoutBase(base, href).slice(1)),
    )
    for (const script of elements.filter(isProgram)) defaultTreeAdapter.detachNode(script)
    pages.set(url, {
      ...{ url, file, base, html, data },
      ...{ route: route ?? '', title: head?.title ?? '' },
      identity: withoutHashes(
        [serialize(document), data.replace(hashes, ''), ...new Set(styles)].join('\n'),
      ),
      links: new Set(valuesOf('href', 'a')),
      ids: new Set(valuesOf('id')),
    })
  }
  return { dist, pages, redirects: formerUrls(dist) }
}

/** A file in one of the folders whose file names contain a hash of the content. */
const hashedFile = /\b(assets|_bodies)\/([\w./-]+?)\.(\w+)(?![\w.-])/g

/** A text without the hashes in file names and the versions in addresses. */
export function withoutHashes(text: string): string {
  return text
    .replace(hashedFile, (_, folder: string, name: string, extension: string) => {
      const hash = folder === 'assets' ? /[.-][\w-]{6,8}$/ : /-?[0-9a-z]{5,16}$/
      return `${folder}/${name.replace(hash, '')}.${extension}`
    })
    .replace(/\?v=\w+/g, '')
    .replace(/sha(256|384|512)-[\w+/]+=*/g, 'sha$1-…')
}

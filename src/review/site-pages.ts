import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PageData } from '../pages/page.ts'
import { formerUrls, pageFiles } from '../site/built-site.ts'
import { readRules } from '../site/host.ts'

/** A page of a built site as its files hold it. */
export type BuiltPage = {
  /** Path without the base, e.g. `/blog/hola`. */
  url: string
  /** What links to its site begin with: `/`, or a base like `/repo/`. */
  base: string
  html: string
  /** The name of its route, e.g. `article`. */
  route: string
  /** As its head names it, without the name of the site. */
  title: string
  /** Equal in two builds when the page is: names of files that carry digests are left out. */
  identity: string
}

/** The pages of a built site, and where its former addresses lead. */
export type BuiltSite = {
  dist: string
  pages: Map<string, BuiltPage>
  /** Former address → page, without the base. */
  redirects: Map<string, string>
}

const scripts = /<script(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/script>/g
const digests = /\b[0-9a-f]{16}\b/g

/** Reads the pages of a built site. */
export function readBuiltSite(dist: string): BuiltSite {
  const pages = new Map<string, BuiltPage>()
  const base = readRules(dist).basePath
  const sheets = new Map<string, string>()
  const sheetOf = (path: string) => {
    const file = join(dist, path)
    const known = sheets.get(path) ?? (existsSync(file) ? readFileSync(file, 'utf8') : '')
    sheets.set(path, known)
    return known
  }
  for (const [url, file] of pageFiles(dist)) {
    const html = readFileSync(join(dist, file), 'utf8')
    const dataFile = join(dist, '_data', file.replace(/\.html$/, '.json'))
    const data = existsSync(dataFile) ? readFileSync(dataFile, 'utf8') : '{}'
    const { route, head }: Partial<PageData> = JSON.parse(data)
    const styles = [...html.matchAll(/\bassets\/[\w./-]+\.css/g)].map(([path]) => sheetOf(path))
    pages.set(url, {
      url,
      base,
      html,
      route: route ?? '',
      title: head?.title ?? '',
      identity: withoutHashes(
        [html.replace(scripts, ''), data.replace(digests, ''), ...new Set(styles)].join('\n'),
      ),
    })
  }
  return { dist, pages, redirects: formerUrls(dist) }
}

/** A file in one of the folders whose names carry a hash of the contents. */
const hashedFile = /\b(assets|_art|_bodies)\/([\w./-]+?)\.(\w+)(?![\w.-])/g

/** A text with the hashes in names of files taken out, and without the versions in addresses. */
export function withoutHashes(text: string): string {
  return text
    .replace(hashedFile, (_, folder: string, name: string, extension: string) => {
      const hash = folder === 'assets' ? /[.-][\w-]{6,8}$/ : /-?[0-9a-z]{5,16}$/
      return `${folder}/${name.replace(hash, '')}.${extension}`
    })
    .replace(/\?v=\w+/g, '')
    .replace(/sha(256|384|512)-[\w+/]+=*/g, 'sha$1-…')
}

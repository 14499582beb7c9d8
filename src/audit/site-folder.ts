import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { decoded } from '../compiler/text/addresses.ts'
import { filesBelow } from '../lib/files-below.js'
import { attributeWhere, elementsBelow, parseDocument } from '../lib/html-tree.ts'
import { isAbsolute } from './links.ts'

/** A built site, by the addresses that its visitors use. */
export type SiteFolder = ReturnType<typeof openSiteFolder>

/** What an address leads to: a file of the site, a redirect, another site, or nothing. */
export type Target = { file?: string; redirect?: string; isElsewhere?: boolean }

/** Opens the folder of a built site. Its address is the canonical one of the home page. */
export function openSiteFolder(dir: string) {
  const files = new Set(filesBelow(dir))
  const read = (file: string) => readFileSync(join(dir, file), 'utf8')
  const home = files.has('index.html') ? [...elementsBelow(parseDocument(read('index.html')))] : []
  const canonical = attributeWhere(home, 'rel', 'canonical', 'href')
  const base = isAbsolute(canonical) ? canonical.replace(/\/?$/, '/') : 'https://site.invalid/'
  const rules = (files.has('_redirects') ? read('_redirects') : '')
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([from = '']) => from !== '' && !from.startsWith('#'))
  const redirects = new Map(rules.map(([from = '', to = '']) => [from, to]))
  return {
    dir,
    files,
    /** The address of the site's home page, with a trailing slash. */
    base,
    /** The redirects by path, as Netlify and Cloudflare read them. */
    redirects,
    read,
    /**
     * The absolute address of a file as pages link to it: `/blog` for `blog.html`, below the base.
     */
    addressOf: (file: string) =>
      new URL(encodeURI(file.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '')), base)
        .href,
    targetOf(address: string): Target {
      const { origin, pathname } = new URL(address)
      if (origin !== new URL(base).origin) return { isElsewhere: true }
      const { pathname: root } = new URL(base)
      const to = redirects.get(pathname)
      if (to) return { redirect: to }
      if (!`${pathname}/`.startsWith(root)) return {}
      const path = decoded(pathname.slice(root.length)).replace(/\/$/, '')
      const names = path === '' ? ['index.html'] : [path, `${path}.html`, `${path}/index.html`]
      return { file: names.find((name) => files.has(name)) }
    },
  }
}

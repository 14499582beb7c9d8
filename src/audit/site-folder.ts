import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesBelow } from '../site/output-folder.ts'
import { parseRedirects } from './redirects.ts'

/** A built site, addressed as its visitors do. */
export type SiteFolder = {
  dir: string
  files: ReadonlySet<string>
  /** Where the site says that it stands, with a slash at its end. */
  base: string
  /** Former paths by the address that they lead to, both as hosts read them. */
  redirects: ReadonlyMap<string, string>
  read: (file: string) => string
  /** The address of a file as pages name it: `/blog` for `blog.html`, below the base. */
  addressOf: (file: string) => string
  /** What an absolute address of this site names; nothing for those of other sites. */
  fileOf: (address: string) => Target
}

export type Target = { file: string } | { redirect: string } | 'elsewhere' | 'nothing'

/** Opens the folder of a built site. It stands where the canonical address of its first page is. */
export function openSiteFolder(dir: string): SiteFolder {
  const files = new Set(filesBelow(dir))
  const read = (file: string) => readFileSync(join(dir, file), 'utf8')
  const home = existsSync(join(dir, 'index.html')) ? read('index.html') : ''
  const [, canonical] = /<link rel="canonical" href="([^"]+)"/.exec(home) ?? []
  const base = canonical ? canonical.replace(/\/?$/, '/') : 'https://site.invalid/'
  const redirects = parseRedirects(files.has('_redirects') ? read('_redirects') : '')
  return {
    dir,
    files,
    base,
    redirects,
    read,
    addressOf: (file) =>
      new URL(encodeURI(file.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '')), base)
        .href,
    fileOf(address) {
      const { origin, pathname } = new URL(address)
      if (origin !== new URL(base).origin) return 'elsewhere'
      const { pathname: root } = new URL(base)
      const to = redirects.get(pathname)
      if (to) return { redirect: to }
      if (!`${pathname}/`.startsWith(root)) return 'nothing'
      const path = decode(pathname.slice(root.length)).replace(/\/$/, '')
      const names = path === '' ? ['index.html'] : [path, `${path}.html`, `${path}/index.html`]
      const file = names.find((name) => files.has(name))
      return file ? { file } : 'nothing'
    },
  }
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

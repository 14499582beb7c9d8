import { filesBelow } from '../lib/files-below.js'
import { withBase, withoutBase } from '../lib/site-path.ts'
import { createSiteServer, listen, readRules } from './host.ts'
import { pageAddress } from './request-path.ts'

export type Served = {
  /** The address at which a page is served, by its path without the base. */
  addressOf: (page: string) => string
  stop: () => void
}

/** The page of a file, e.g. `/blog/hola` of `blog/hola.html`. */
export const urlOfFile = (file: string) => pageAddress(`/${file.replace(/\.json$/, '')}`)

/** Serves a built site on a free port, as a static host would. */
export async function serveBuiltSite(dir: string): Promise<Served> {
  const server = createSiteServer({ dir })
  const origin = await listen(server)
  const { basePath } = readRules(dir)
  return {
    addressOf: (page) => origin + withBase(basePath, page),
    stop: () => server.close().closeAllConnections(),
  }
}

/**
 * The redirects of a built site from former to present addresses, without its base, as the build
 * wrote them.
 */
export function formerUrls(dir: string): Map<string, string> {
  const { basePath, redirects } = readRules(dir)
  const own = (address: string) => withoutBase(basePath, address)
  return new Map(redirects.map(({ from, to }) => [own(from), own(to)]))
}

/**
 * The files of a built site's pages by their paths, without its base. Former addresses are left out
 * because they show nothing, and demos because they are separate sites.
 */
export function pageFiles(dir: string): Map<string, string> {
  const former = formerUrls(dir)
  const files = filesBelow(dir).filter(
    (file) => file.endsWith('.html') && !file.startsWith('demos/'),
  )
  return new Map(
    files.map((file) => [urlOfFile(file), file] as const).filter(([url]) => !former.has(url)),
  )
}

import { readFileSync } from 'node:fs'
import path from 'node:path'
import { filesBelow } from '../lib/files-below.js'
import { withBase } from '../lib/site-path.ts'
import { createSiteServer, listen, readRules, type SiteServerOptions } from './host.ts'

/** A built site that is served to a program. */
export type Served = {
  /** How a page is reached, by its path without the base. */
  addressOf: (page: string) => string
  stop: () => void
}

/** The page of a file, e.g. `/blog/hola` of `blog/hola.html`. */
export const urlOfFile = (file: string) =>
  `/${file.replace(/\.(html|json)$/, '')}`.replace(/\/index$/, '') || '/'

/** Serves a built site on a free port, as a static host would. */
export async function serveBuiltSite(
  dir: string,
  options: Pick<SiteServerOptions, 'brotli'> = {},
): Promise<Served> {
  const server = createSiteServer({ dir, ...options })
  const origin = await listen(server)
  const { basePath } = readRules(dir)
  return {
    addressOf: (page) => origin + withBase(basePath, page),
    stop: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

/**
 * The paths of a built site's pages, without its base. Former addresses show nothing and are none;
 * demos are sites of their own.
 */
export function builtUrls(dir: string): string[] {
  const sendsOn = (file: string) =>
    readFileSync(path.join(dir, file), 'utf8').includes('http-equiv="refresh"')
  return filesBelow(dir)
    .filter((file) => file.endsWith('.html') && !file.startsWith('demos/') && !sendsOn(file))
    .map(urlOfFile)
}

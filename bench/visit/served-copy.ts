import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { filesBelow } from '../../src/lib/files-below.js'
import { compressFiles } from '../../src/publish/compress-files.ts'
import { type Served, serveBuiltSite } from '../../src/site/built-site.ts'
import { htmlFileOf } from '../../src/site/plan-pages.ts'
import { floorPage } from './floor-page.ts'
import { builtRoutes } from './routes.ts'

/**
 * The path at which a route is measured. A host serves the error page at any address but its own,
 * and with a status that Lighthouse does not accept, so its document gets another name.
 */
export const measuredPath = (url: string) => (url === '/404' ? '/no-existe' : url)

/** The path at which the floor of a route is measured. */
export const floorPath = (url: string) => `/_floor${url === '/' ? '' : url}`

/** Serves a copy of a built site, with a floor page for each route, compressed as a host would. */
export async function serveCopy(from: string, to: string): Promise<Served> {
  rmSync(to, { recursive: true, force: true })
  cpSync(from, to, { recursive: true })
  for (const { url, html } of builtRoutes(from)) {
    const write = (path: string, text: string) => {
      const file = join(to, htmlFileOf(path))
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, text)
    }
    write(measuredPath(url), html)
    write(floorPath(url), floorPage(html))
  }
  await compressFiles(to, filesBelow(to), `${to}-compressed`)
  return serveBuiltSite(to)
}

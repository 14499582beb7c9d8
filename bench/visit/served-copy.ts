import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import http from 'node:http'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { filesBelow } from '../../src/lib/files-below.js'
import { attributesOf, elementsBelow, parseDocument } from '../../src/lib/html-tree.ts'
import { parseUrl } from '../../src/lib/parse-url.ts'
import { type Served, serveBuiltSite } from '../../src/site/built-site.ts'
import { listen } from '../../src/site/host.ts'
import { htmlFileOf } from '../../src/site/plan-pages.ts'
import { floorPage } from './floor-page.ts'
import type { Route } from './routes.ts'

const compress = promisify(brotliCompress)
const compressible = /\.(html|js|css|svg|json|xml|txt|webmanifest)$/

/**
 * Where a route is measured. A host answers the page of errors under any address but its own, and
 * with a status that Lighthouse does not accept: its document stands under another name.
 */
export const measuredPath = (url: string) => (url === '/404' ? '/no-existe' : url)

/** Where the floor of a route is measured. */
export const floorPath = (url: string) => `/_floor${url === '/' ? '' : url}`

/** A document whose frames of other sites are answered by a server of our own. */
function withStubbedFrames(html: string, stubOrigin: string): string {
  const frames = [...elementsBelow(parseDocument(html))].filter(
    ({ tagName }) => tagName === 'iframe',
  )
  const origins = frames.flatMap((frame) => parseUrl(attributesOf(frame).src ?? '')?.origin ?? [])
  return [...new Set(origins)].reduce((text, origin) => text.replaceAll(origin, stubOrigin), html)
}

/**
 * Copies a built site, puts a floor page beside each route and a compressed file beside each text.
 *
 * @param stubOrigin what answers in place of the sites that pages frame
 */
export async function makeServedCopy(
  { from, to }: { from: string; to: string },
  routes: readonly Route[],
  stubOrigin: string,
): Promise<void> {
  rmSync(to, { recursive: true, force: true })
  cpSync(from, to, { recursive: true })
  for (const { url, html } of routes) {
    const write = (path: string, text: string) => {
      const file = join(to, htmlFileOf(path))
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, text)
    }
    write(measuredPath(url), withStubbedFrames(html, stubOrigin))
    write(floorPath(url), floorPage(html))
  }
  await Promise.all(
    filesBelow(to)
      .filter((file) => compressible.test(file))
      .map(async (file) => {
        const path = join(to, file)
        writeFileSync(`${path}.br`, await compress(readFileSync(path)))
      }),
  )
}

const stubPage =
  '<!DOCTYPE html><html lang="es"><meta name="viewport" content="width=device-width"><title>Sitio</title><p>Sitio'

/**
 * Another site is never there before the page around it is painted; at once, simulation would count
 * it as something that the first paint waits for.
 */
const stubDelayMilliseconds = 500

/** Serves a compressed copy of a built site with its floor pages, and a stand-in for framed sites. */
export async function serveCopy(
  folders: { from: string; to: string },
  routes: readonly Route[],
): Promise<Served> {
  const stub = http.createServer((_, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8')
    setTimeout(() => response.end(stubPage), stubDelayMilliseconds)
  })
  const { port } = new URL(await listen(stub))
  // By another name than the site's, so that it is another site to the browser.
  await makeServedCopy(folders, routes, `http://localhost:${port}`)
  const site = await serveBuiltSite(folders.to, { brotli: true })
  return {
    ...site,
    stop: () => {
      site.stop()
      stub.close()
      stub.closeAllConnections()
    },
  }
}

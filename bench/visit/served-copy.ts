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
 * The path at which a route is measured. A host serves the error page at any address but its own,
 * and with a status that Lighthouse does not accept, so its document gets another name.
 */
export const measuredPath = (url: string) => (url === '/404' ? '/no-existe' : url)

/** The path at which the floor of a route is measured. */
export const floorPath = (url: string) => `/_floor${url === '/' ? '' : url}`

/** Replaces the origins of framed sites in a document with that of our own stub server. */
function withStubbedFrames(html: string, stubOrigin: string): string {
  const frames = [...elementsBelow(parseDocument(html))].filter(
    ({ tagName }) => tagName === 'iframe',
  )
  const origins = frames.flatMap((frame) => parseUrl(attributesOf(frame).src ?? '')?.origin ?? [])
  return [...new Set(origins)].reduce((text, origin) => text.replaceAll(origin, stubOrigin), html)
}

/**
 * Copies a built site, and adds a floor page for each route and a compressed file for each text
 * file.
 *
 * @param stubOrigin the origin that replaces those of framed sites
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
 * Another site never arrives before the page around it is painted; with an immediate answer,
 * Lighthouse's simulation would count it among what the first paint waits for.
 */
const stubDelayMilliseconds = 500

/** Serves a compressed copy of a built site with its floor pages, and a stub for framed sites. */
export async function serveCopy(
  folders: { from: string; to: string },
  routes: readonly Route[],
): Promise<Served> {
  const stub = http.createServer((_, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8')
    setTimeout(() => response.end(stubPage), stubDelayMilliseconds)
  })
  const { port } = new URL(await listen(stub))
  // A host name other than the site's, so that the browser treats it as another site.
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

import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { filesBelow } from '../../src/site/output-folder.ts'
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

const fileOf = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`)

/** A document whose frames of other sites are answered by a server of our own. */
function withStubbedFrames(html: string, stubOrigin: string): string {
  const frames = html.matchAll(/<iframe\b[^>]*?\ssrc="(https?:\/\/[^"/]+)/g)
  const origins = new Set([...frames].map(([, origin = '']) => origin))
  return [...origins].reduce((text, origin) => text.replaceAll(origin, stubOrigin), html)
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
      const file = join(to, fileOf(path))
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

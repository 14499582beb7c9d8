import http from 'node:http'
import { createSiteServer, listen, readRules } from '../../src/site/host.ts'
import { normalizeBase } from '../../src/site/request-path.ts'
import type { Route } from './routes.ts'
import { makeServedCopy } from './served-copy.ts'

const stubPage =
  '<!DOCTYPE html><html lang="es"><meta name="viewport" content="width=device-width"><title>Sitio</title><p>Sitio'

/**
 * Another site is never there before the page around it is painted; at once, simulation would count
 * it as something that the first paint waits for.
 */
const stubDelayMilliseconds = 500

/**
 * Serves a compressed copy of a built site with its floor pages, and a stand-in for framed sites.
 *
 * @returns how a path of the site is reached, and how all of it ends
 */
export async function serveCopy(folders: { from: string; to: string }, routes: readonly Route[]) {
  const stub = http.createServer((_, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8')
    setTimeout(() => response.end(stubPage), stubDelayMilliseconds)
  })
  const { port } = new URL(await listen(stub))
  // By another name than the site's, so that it is another site to the browser.
  await makeServedCopy(folders, routes, `http://localhost:${port}`)
  const basePath = normalizeBase(readRules(folders.from).basePath)
  const server = createSiteServer({ dir: folders.to, basePath, brotli: true })
  const origin = await listen(server)
  return {
    addressOf: (path: string) => origin + basePath + path.slice(1),
    stop: () => {
      for (const one of [server, stub]) {
        one.close()
        one.closeAllConnections()
      }
    },
  }
}

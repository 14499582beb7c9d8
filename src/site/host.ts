import { once } from 'node:events'
import { readFileSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import http, { type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo, Server } from 'node:net'
import path from 'node:path'
import sirv from 'sirv'
import { ifReadable } from '../lib/if-readable.ts'
import { contentTypeOf } from './content-types.ts'
import { type HostRules, rulesFile } from './host-rules.ts'
import { decodePath, encodePath, joinSlashes, pageAddress, queryOf } from './request-path.ts'

export interface SiteServerOptions {
  /** Folder of the built site. */
  dir: string
  /** Sends `<file>.br` in place of a file that has one, as a host that compresses does. */
  brotli?: boolean
}

/** Instructions for a host, and the page of errors, which is no page to visit. */
const hidden = new Set(['/_redirects', '/_headers', `/${rulesFile}`, '/404'])

/** The rules that a build has left beside its pages; without them nothing is special. */
export function readRules(dir: string): HostRules {
  const file = path.join(dir, rulesFile)
  const none: HostRules = { basePath: '/', headers: [], redirects: [] }
  // Written by a build of ours.
  return isFile(file) ? { ...none, ...JSON.parse(readFileSync(file, 'utf8')) } : none
}

/**
 * A server that treats a built site like the static hosts it is made for: `<path>.html` is
 * `/<path>`, other forms of an address redirect to it, the rules of the build hold, the rest is
 * 404.html.
 */
export function createSiteServer({ dir, brotli = false }: SiteServerOptions): http.Server {
  // `dev` looks at the disk for each request, as do the rules: a new build is served without a restart.
  const serveFile = sirv(dir, { dev: true, etag: true, extensions: ['html'], brotli })

  return http.createServer((request, response) => {
    const rules = readRules(dir)
    const base = rules.basePath
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD')
      return sendText(response, 405, 'Method not allowed')
    }
    const target = request.url ?? ''
    const decoded = decodePath(target)
    if (decoded === undefined) return sendText(response, 400, 'Bad request')

    const query = queryOf(target)
    const fullPath = joinSlashes(decoded)
    if (`${fullPath}/` === base) return redirect(response, 308, base + query)
    if (!fullPath.startsWith(base)) return sendText(response, 404, `This site begins at ${base}`)

    const asked = fullPath.slice(base.length - 1)
    // This server speaks HTTP alone, and Safari would ask it for all that a page loads by HTTPS.
    for (const [name, value] of headersFor(rules, asked))
      response.setHeader(name, value.replace(';upgrade-insecure-requests', ''))
    const isKept = response.hasHeader('Cache-Control')
    const page = isKept ? asked : pageAddress(asked)
    // A redirect wins over a file; a build writes both, for hosts that know no redirects.
    const own = base + page.slice(1)
    const to = rules.redirects.find(({ from }) => decodeURI(from) === own)?.to
    if (to !== undefined) return redirect(response, 301, to + query)
    const found = hidden.has(page) ? undefined : findFile(dir, page)
    if (asked !== page || decoded !== fullPath) {
      return redirect(response, 308, encodePath(own) + query)
    }
    if (!found) return sendNotFound(request, response, dir)

    if (!isKept) response.setHeader('Cache-Control', 'no-cache')
    response.setHeader('Content-Type', contentTypeOf(found))
    request.url = encodePath(page)
    serveFile(request, response, () => sendNotFound(request, response, dir))
  })
}

export const headersFor = ({ headers }: Pick<HostRules, 'headers'>, asked: string) =>
  headers
    .filter((rule) =>
      rule.path.endsWith('*') ? asked.startsWith(rule.path.slice(0, -1)) : rule.path === asked,
    )
    .flatMap((rule) => Object.entries(rule.headers))

/**
 * Starts a server on a port, or on the next free one when it is taken.
 * @returns its origin, `http://127.0.0.1:4173` for instance
 */
export async function listen(
  server: Server,
  { port = 0, host = '127.0.0.1' }: { port?: number; host?: string } = {},
): Promise<string> {
  try {
    await once(server.listen(port, host), 'listening')
  } catch (error) {
    const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
    if (!isTaken || port === 65_535) throw error
    return listen(server, { port: port + 1, host })
  }
  // A server of TCP: its address has a port.
  const { port: bound } = server.address() as AddressInfo
  return `http://${host.includes(':') ? `[${host}]` : host}:${bound}`
}

/** The file behind an address without a slash at its end. */
function findFile(dir: string, page: string): string | undefined {
  const file = path.join(dir, page)
  return [file, `${file}.html`, path.join(file, 'index.html')].find(isFile)
}

/** Not so when it is missing, or an address that no file system takes, such as one of a thousand letters. */
const isFile = (file: string) => ifReadable(() => statSync(file).isFile()) ?? false

function redirect(response: ServerResponse, status: number, location: string): void {
  // A header takes ASCII only, and people write rules such as `/año /anio`.
  const ascii = location.replace(/[^\u0021-\u007e]+/g, encodeURIComponent)
  response.writeHead(status, { Location: ascii, 'Cache-Control': 'no-cache' }).end()
}

function sendText(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' }).end(`${text}\n`)
}

async function sendNotFound(
  request: IncomingMessage,
  response: ServerResponse,
  dir: string,
): Promise<void> {
  const page = await readFile(path.join(dir, '404.html')).catch(() => undefined)
  if (!page) return sendText(response, 404, 'Not found')
  response.writeHead(404, {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Length': page.length,
    'Cache-Control': 'no-cache',
  })
  response.end(request.method === 'HEAD' ? undefined : page)
}

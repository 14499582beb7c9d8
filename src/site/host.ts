import { once } from 'node:events'
import { readFileSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import http, { type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo, Server } from 'node:net'
import path from 'node:path'
import type { Readable } from 'node:stream'
import compression from '@polka/compression'
import sirv, { type RequestHandler } from 'sirv'
import { hasCode } from '../lib/has-code.ts'
import { ifReadable } from '../lib/if-readable.ts'
import { contentTypeOf } from './content-types.ts'
import { type HeaderRule, type HostRules, rulesFile } from './host-rules.ts'
import { decodePath, encodePath, joinSlashes, pageAddress, queryOf } from './request-path.ts'

type SiteServerOptions = {
  /** Folder of the built site; `<file>.br` is sent instead of a file where it exists. */
  dir: string
  /** Compresses responses as they are sent: less well than a host with such files, but at once. */
  compress?: boolean
}

/** Instructions for a host, and the error page, which cannot be visited. */
const hidden = new Set(['/_redirects', '/_headers', `/${rulesFile}`, '/404'])

/** Level of Brotli and gzip; higher ones take ten times as long and save a tenth. */
const compressionLevel = 5

/** The rules that a build has left with its pages; without them there are no special rules. */
export function readRules(dir: string): HostRules {
  const file = path.join(dir, rulesFile)
  const none: HostRules = { basePath: '/', headers: [], redirects: [] }
  // Written by our own build.
  return isFile(file) ? { ...none, ...JSON.parse(readFileSync(file, 'utf8')) } : none
}

/**
 * A server that treats a built site as static hosts do: `<path>.html` is `/<path>`, other forms of
 * an address redirect to it, the rules of the build apply, and everything else is 404.html.
 */
export function createSiteServer({ dir, compress }: SiteServerOptions): http.Server {
  // With `dev` files are looked up on disk for each request, and so are the rules: a new build is
  // served without a restart.
  const serveFile = sirv(dir, { dev: true, etag: true, extensions: ['html'], brotli: true })
  const send = compress ? compression({ brotli: true, level: compressionLevel }) : undefined
  return http.createServer((request, response) => {
    // Whole files only: sirv throws for some ranges, and of others it sends the wrong part.
    delete request.headers.range
    let file: Readable | undefined
    response.on('pipe', (piped) => {
      file = piped
      // A new build may remove the file after its headers were set: once the connection is closed,
      // the browser asks again.
      piped.on('error', () => response.destroy())
    })
    // If a client disconnects early, the file would stay open. Registered before compression, which
    // passes later listeners to a stream of its own.
    response.on('close', () => file?.destroy())
    try {
      if (!send) return answer(request, response, dir, serveFile)
      response.setHeader('Vary', 'Accept-Encoding')
      send(request, response, () => answer(request, response, dir, serveFile))
    } catch (error) {
      if (!hasCode(error, 'ENOENT')) throw error
      response.destroy()
    }
  })
}

function answer(
  request: IncomingMessage,
  response: ServerResponse,
  dir: string,
  serveFile: RequestHandler,
) {
  const { basePath: base, headers, redirects } = readRules(dir)
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
  // This server speaks HTTP only, and Safari would request everything that a page loads over HTTPS.
  for (const [name, value] of headersFor(headers, asked))
    response.setHeader(name, value.replace(';upgrade-insecure-requests', ''))
  const isKept = response.hasHeader('Cache-Control')
  const page = isKept ? asked : pageAddress(asked)
  // A redirect takes precedence over a file; a build writes both, for hosts that do not know
  // redirects.
  const own = base + page.slice(1)
  const to = redirects.find(({ from }) => decodeURI(from) === own)?.to
  if (to !== undefined) return redirect(response, 301, to + query)
  if (asked !== page || decoded !== fullPath)
    return redirect(response, 308, encodePath(own) + query)
  const found = findFile(dir, page)
  if (!found) return sendNotFound(request, response, dir)

  if (!isKept) response.setHeader('Cache-Control', 'no-cache')
  response.setHeader('Content-Type', contentTypeOf(path.basename(found)))
  request.url = encodePath(page)
  serveFile(request, response, () => sendNotFound(request, response, dir))
}

/** The headers of a path without the base; of those with the same name the last one counts. */
export const headersFor = (rules: readonly HeaderRule[], asked: string) =>
  rules
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
    if (!hasCode(error, 'EADDRINUSE') || port === 65_535) throw error
    return listen(server, { port: port + 1, host })
  }
  // The address of a TCP server has a port.
  const { port: bound } = server.address() as AddressInfo
  return `http://${host.includes(':') ? `[${host}]` : host}:${bound}`
}

/** The file of an address without a trailing slash, if it may be visited. */
function findFile(dir: string, page: string): string | undefined {
  if (hidden.has(page)) return undefined
  const file = path.join(dir, page)
  return [file, `${file}.html`, path.join(file, 'index.html')].find(isFile)
}

/**
 * Whether a file exists; false for paths that the file system refuses, such as one of a thousand
 * letters.
 */
const isFile = (file: string) => ifReadable(() => statSync(file).isFile()) ?? false

function redirect(response: ServerResponse, status: number, location: string): void {
  // A header may only contain ASCII, and people write rules such as `/año /anio`.
  const ascii = location.replace(/[^\u0021-\u007e]+/g, encodeURIComponent)
  response.writeHead(status, { Location: ascii, 'Cache-Control': 'no-cache' }).end()
}

function sendText(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' }).end(`${text}\n`)
}

async function sendNotFound(request: IncomingMessage, response: ServerResponse, dir: string) {
  const page = await readFile(path.join(dir, '404.html')).catch(() => undefined)
  if (!page) return sendText(response, 404, 'Not found')
  response.writeHead(404, {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Length': page.length,
    'Cache-Control': 'no-cache',
  })
  response.end(request.method === 'HEAD' ? undefined : page)
}

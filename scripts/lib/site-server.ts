import { readFileSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import http, { type IncomingMessage, type ServerResponse } from 'node:http'
import path from 'node:path'
import sirv from 'sirv'
import { type HeaderRule, headersFor, parseHeaders } from './header-rules.ts'
import { parseRedirects, type RedirectRule, redirectTarget, withQuery } from './redirect-rules.ts'
import {
  decodePath,
  encodePath,
  joinSlashes,
  normalizeBase,
  pageAddress,
  queryOf,
} from './site-path.ts'

export interface SiteServerOptions {
  /** Folder of the built site. */
  dir: string
  /** Where the site begins on its host, `/repo/pr-1/` for instance. */
  basePath?: string
  /** Sends `<file>.br` in place of a file that has one, as a host that compresses does. */
  brotli?: boolean
}

const contentTypes: Record<string, string> = {
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
}

/** Folders whose files carry a hash of their contents in their names. */
const hashedFolders = /^\/(assets|_bodies)\//

/** Instructions for a host, and the page of errors, which is no page to visit. */
const hidden = new Set(['/_redirects', '/_headers', '/404'])

/**
 * A server that treats a built site like the static hosts it is made for: `<path>.html` is
 * `/<path>`, other forms of an address redirect to it, `_redirects` and `_headers` hold, the rest is
 * 404.html.
 */
export function createSiteServer({
  dir,
  basePath = '/',
  brotli = false,
}: SiteServerOptions): http.Server {
  const base = normalizeBase(basePath)
  const rules = readRedirects(dir, base)
  const headerRules = readHeaders(dir)
  // `dev` looks at the disk for each request, so a new build is served without a restart.
  const serveFile = sirv(dir, { dev: true, etag: true, extensions: ['html'], brotli })

  return http.createServer((request, response) => {
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
    for (const [name, value] of headersFor(headerRules, asked)) response.setHeader(name, value)
    const page = hashedFolders.test(asked) ? asked : pageAddress(asked)
    const found = hidden.has(page) ? undefined : findFile(dir, page)

    for (const rule of rules) {
      const to = rule.isForced || !found ? redirectTarget(rule, asked) : undefined
      if (to !== undefined) {
        return redirect(response, rule.status, withQuery(rebase(to, base), query))
      }
    }
    if (asked !== page || decoded !== fullPath) {
      return redirect(response, 308, encodePath(base + page.slice(1)) + query)
    }
    if (!found) return sendNotFound(request, response, dir)

    response.setHeader('Cache-Control', cacheControl(page))
    const contentType = contentTypes[path.extname(found)]
    if (contentType) response.setHeader('Content-Type', contentType)
    request.url = encodePath(page)
    serveFile(request, response, () => sendNotFound(request, response, dir))
  })
}

/**
 * Starts a server on a port, or on the next free one when it is taken.
 * @returns its origin, `http://127.0.0.1:4173` for instance
 */
export async function listen(
  server: http.Server,
  { port = 0, host = '127.0.0.1' }: { port?: number; host?: string } = {},
): Promise<string> {
  const last = Math.min(port === 0 ? 0 : port + 100, 65_535)
  for (let candidate = port; ; candidate += 1) {
    try {
      await listenOn(server, candidate, host)
      break
    } catch (error) {
      const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
      if (!isTaken || candidate >= last) throw error
    }
  }
  const address = server.address()
  const bound = typeof address === 'object' && address ? address.port : port
  return `http://${host.includes(':') ? `[${host}]` : host}:${bound}`
}

function listenOn(server: http.Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      server.off('error', reject)
      resolve()
    })
  })
}

/** Rules may be written for the root of a host or for the place where the site will stand. */
function readRedirects(dir: string, base: string): RedirectRule[] {
  const file = path.join(dir, '_redirects')
  if (!isFile(file)) return []
  return parseRedirects(readFileSync(file, 'utf8')).map((rule) => ({
    ...rule,
    from: rule.from.startsWith(base) ? rule.from.slice(base.length - 1) : rule.from,
  }))
}

function readHeaders(dir: string): HeaderRule[] {
  const file = path.join(dir, '_headers')
  return isFile(file) ? parseHeaders(readFileSync(file, 'utf8')) : []
}

/** The file behind an address without a slash at its end. */
function findFile(dir: string, page: string): string | undefined {
  const file = path.join(dir, page)
  return [file, `${file}.html`, path.join(file, 'index.html')].find(isFile)
}

function isFile(file: string): boolean {
  try {
    return statSync(file).isFile()
  } catch {
    // Missing, or an address that no file system takes, such as one of a thousand letters.
    return false
  }
}

function cacheControl(page: string): string {
  return hashedFolders.test(page) ? 'public, max-age=31536000, immutable' : 'no-cache'
}

function rebase(address: string, base: string): string {
  return address.startsWith('/') && !address.startsWith(base) ? base + address.slice(1) : address
}

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

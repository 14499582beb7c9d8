import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join, normalize } from 'node:path'
import { withoutBase } from '../../lib/site-path.ts'
import type { PlannedRender } from '../document/planned-render.ts'

type Middleware = (
  request: IncomingMessage,
  response: ServerResponse,
  next: (error?: unknown) => void,
) => void

const imageTypes: Record<string, string> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
}

/**
 * Sends what a build would write beside the pages: page data, bodies and pictures.
 *
 * @param plan resolves the data of a URL path without the base
 */
export function serveContentFiles(
  root: string,
  base: string,
  plan: (url: string) => Promise<PlannedRender>,
): Middleware {
  return (request, response, next) => {
    const path = withoutBase(base, new URL(request.url ?? '/', 'http://localhost').pathname)
    const data = /^\/_data(\/.*)\.json$/.exec(path)?.[1]
    const body = /^\/_bodies\/([0-9a-f]+)\.js$/.exec(path)?.[1]
    if (data) {
      plan(data === '/index' ? '/' : data)
        .then(({ payload }) => send(response, 'application/json', JSON.stringify(payload)))
        .catch(next)
      return
    }
    if (body) {
      const file = join(root, 'src/content/generated/bodies', `${body}.html`)
      if (!existsSync(file)) return next()
      return send(
        response,
        'text/javascript',
        `export default ${JSON.stringify(readFileSync(file, 'utf8'))}`,
      )
    }
    if (path.startsWith('/images/')) return sendImage(root, path, response, next)
    next()
  }
}

function send(response: ServerResponse, type: string, text: string) {
  response.setHeader('content-type', type)
  response.end(text)
}

function sendImage(root: string, path: string, response: ServerResponse, next: () => void) {
  const file = join(root, 'content', normalize(decodeURIComponent(path)))
  const type = imageTypes[file.split('.').at(-1) ?? '']
  if (
    !type ||
    !file.startsWith(join(root, 'content/images')) ||
    !existsSync(file) ||
    !statSync(file).isFile()
  )
    return next()
  response.setHeader('content-type', type)
  createReadStream(file).pipe(response)
}

import { existsSync, readFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { join } from 'node:path'
import sirv from 'sirv'
import type { Connect } from 'vite'
import type { PageToRender } from '../document/page-to-render.ts'
import { dataFileText } from '../page-data.ts'
import { pictureAt } from '../pictures.ts'

/** Ways to what a build would write beside the pages, by the path below which they answer. */
export function contentFiles(
  root: string,
  pages: () => Promise<(url: string) => PageToRender>,
): Record<string, Connect.SimpleHandleFunction | Connect.NextHandleFunction> {
  const nameIn = (url = '', end = '.json') =>
    decodeURI(new URL(url, 'http://localhost').pathname).slice(1, -end.length)
  return {
    images: sirv(join(root, 'content/images'), { dev: true }),
    _pictures: ({ url = '' }, response, next: Connect.NextFunction) => {
      const { pathname } = new URL(url, 'http://localhost')
      pictureAt(root, `/_pictures${decodeURI(pathname)}`)
        .then((picture) => (picture ? response.end(picture) : next()))
        .catch(next)
    },
    demos: sirv(join(root, 'public/demos'), { dev: true, extensions: ['html'] }),
    _data: ({ url }, response, next: Connect.NextFunction) => {
      const name = nameIn(url)
      pages()
        .then((pageOf) => {
          const { page } = pageOf(name === 'index' ? '/' : `/${name}`)
          sendJson(response, dataFileText(page))
        })
        .catch(next)
    },
    _bodies: ({ url }, response, next: Connect.NextFunction) => {
      const name = nameIn(url)
      const file = join(root, 'src/content/generated/bodies', `${name}.html`)
      if (!/^[0-9a-f]+$/.test(name) || !existsSync(file)) return next()
      sendJson(response, JSON.stringify(readFileSync(file, 'utf8')))
    },
  }
}

function sendJson(response: ServerResponse, text: string) {
  response.setHeader('content-type', 'application/json')
  response.end(text)
}

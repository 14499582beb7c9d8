import { existsSync, readFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { join } from 'node:path'
import sirv from 'sirv'
import type { Connect } from 'vite'
import { dataFileText } from '../page-data.ts'
import { pictureAt } from '../pictures.ts'
import type { Answers } from './serve-pages.ts'
import { serveSearch } from './serve-search.ts'

/** Ways to what a build would write beside the pages, by the path below which they answer. */
export function contentFiles(
  root: string,
  answers: Answers,
  base: string,
): Record<string, Connect.SimpleHandleFunction | Connect.NextHandleFunction> {
  const nameIn = (url = '') =>
    decodeURI(new URL(url, 'http://localhost').pathname).slice(1, -'.json'.length)
  return {
    images: sirv(join(root, 'content/images'), { dev: true }),
    _pictures: ({ url = '' }, response, next: Connect.NextFunction) => {
      const { pathname } = new URL(url, 'http://localhost')
      pictureAt(root, `/_pictures${decodeURI(pathname)}`)
        .then((picture) => (picture ? response.end(picture) : next()))
        .catch(next)
    },
    demos: sirv(join(root, 'public/demos'), { dev: true, extensions: ['html'] }),
    _search: serveSearch(answers, base),
    _data: ({ url }, response, next: Connect.NextFunction) => {
      const name = nameIn(url)
      answers()
        .then(async ({ answerAt }) => {
          const path = name === 'index' ? '/' : `/${name}`
          const first = await answerAt(path)
          // The browser's router finds the target's data, whose canonical path sends it on.
          const answer = first.kind === 'redirect' ? await answerAt(first.to) : first
          if (answer.kind !== 'page' || (answer.isUnknown && path !== '/404'))
            response.writeHead(404).end()
          else sendJson(response, dataFileText(answer.page.page))
        })
        .catch(next)
    },
    _bodies: ({ url }, response, next: Connect.NextFunction) => {
      const name = nameIn(url)
      const file = join(root, 'src/content/generated/bodies', `${name}.html`)
      if (!/^[0-9a-f]+$/.test(name)) return next()
      if (existsSync(file)) return sendJson(response, JSON.stringify(readFileSync(file, 'utf8')))
      answers()
        .then(({ ownBodies: { [name]: html } }) =>
          html === undefined ? next() : sendJson(response, JSON.stringify(html)),
        )
        .catch(next)
    },
  }
}

function sendJson(response: ServerResponse, text: string) {
  response.setHeader('content-type', 'application/json')
  response.end(text)
}

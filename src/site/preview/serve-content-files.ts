import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sirv from 'sirv'
import type { Connect } from 'vite'
import { dataFileText } from '../page-data.ts'
import { pictureAt } from '../pictures.ts'
import { openSearchFiles } from './search-files.ts'
import type { Answers } from './serve-pages.ts'

/** Finds what is at a path: a picture, or a text of JSON. */
type Find = (path: string) => Promise<Buffer | string | undefined>

function serve(find: Find): Connect.NextHandleFunction {
  return async ({ url = '' }, response, next) => {
    try {
      const { pathname } = new URL(url, 'http://localhost')
      const file = await find(decodeURI(pathname))
      if (file === undefined) return next()
      if (typeof file === 'string') {
        response.setHeader('content-type', 'application/json')
        response.setHeader('cache-control', 'no-cache')
      }
      response.end(file)
    } catch (error) {
      next(error)
    }
  }
}

const nameIn = (path: string) => path.slice(1, -'.json'.length)

/** Ways to what a build would write beside the pages, by the path below which they answer. */
export function contentFiles(
  root: string,
  answers: Answers,
  base: string,
): Record<string, Connect.SimpleHandleFunction | Connect.NextHandleFunction> {
  return {
    images: sirv(join(root, 'content/images'), { dev: true }),
    _pictures: serve((path) => pictureAt(root, `/_pictures${path}`)),
    demos: sirv(join(root, 'public/demos'), { dev: true, extensions: ['html'] }),
    _search: serve(openSearchFiles(answers, base)),
    _data: serve(async (file) => {
      const { answerAt } = await answers()
      const path = file === '/index.json' ? '/' : `/${nameIn(file)}`
      const first = await answerAt(path)
      // The browser's router finds the target's data, whose canonical path sends it on.
      const answer = first.kind === 'redirect' ? await answerAt(first.to) : first
      // Where no page is, the not-found page's: its document asks for that address again with each text saved.
      return answer.kind === 'page' ? dataFileText(answer.page.page) : undefined
    }),
    _bodies: serve(async (path) => {
      const name = nameIn(path)
      if (!/^[0-9a-f]+$/.test(name)) return undefined
      const file = join(root, 'src/content/generated/bodies', `${name}.html`)
      const html = existsSync(file) ? readFileSync(file, 'utf8') : (await answers()).ownBodies[name]
      return html === undefined ? undefined : JSON.stringify(html)
    }),
  }
}

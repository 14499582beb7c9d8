import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sirv from 'sirv'
import type { Connect } from 'vite'
import { ifReadable } from '../../lib/if-readable.ts'
import { contentTypeOf } from '../content-types.ts'
import { imageAt, imageFile } from '../images.ts'
import { dataFileText } from '../page-data.ts'
import { openSearchFiles } from './search-files.ts'
import type { Answers } from './serve-pages.ts'

/** Finds the image or the JSON text at a path. */
type Find = (path: string) => Promise<Buffer | string | undefined>

function serve(find: Find): Connect.NextHandleFunction {
  return async ({ url = '' }, response, next) => {
    try {
      const { pathname } = new URL(url, 'http://localhost')
      const file = await find(decodeURI(pathname))
      if (file === undefined) return next()
      response.setHeader('content-type', contentTypeOf(pathname))
      response.setHeader('cache-control', 'no-cache')
      // A drawing that the check refuses could carry scripts.
      response.setHeader('content-security-policy', "script-src 'none'")
      response.end(file)
    } catch (error) {
      next(error)
    }
  }
}

const nameIn = (path: string) => path.slice(1, -'.json'.length)

/** Handlers for what a build would write besides pages, by the path that they serve. */
export function contentFiles(
  root: string,
  answers: Answers,
  base: string,
): Record<string, Connect.SimpleHandleFunction | Connect.NextHandleFunction> {
  return {
    images: serve(async (path) => {
      const file = imageFile(root, path)
      return file === undefined ? undefined : readFileSync(file)
    }),
    _images: serve((path) => imageAt(root, `/_images${path}`)),
    demos: sirv(join(root, 'public/demos'), { dev: true, extensions: ['html'] }),
    _search: serve(openSearchFiles(answers, base)),
    _data: serve(async (file) => {
      const { answerAt } = await answers()
      const path = file === '/index.json' ? '/' : `/${nameIn(file)}`
      const first = await answerAt(path)
      // The data of an alias is that of its target, whose canonical path makes the browser's router
      // go there.
      const answer = first.kind === 'redirect' ? await answerAt(first.to) : first
      // An unknown path gets the data of the not-found page, which requests it again after each
      // save.
      return answer.kind === 'page' ? dataFileText(answer.page.page) : undefined
    }),
    _bodies: serve(async (path) => {
      const hash = nameIn(path)
      const { content, ownBodies } = await answers()
      const html = ownBodies[hash] ?? ifReadable(() => content.readBody(hash))
      return html === undefined ? undefined : JSON.stringify(html)
    }),
  }
}

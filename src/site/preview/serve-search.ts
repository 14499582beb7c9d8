import type { Connect } from 'vite'
import type { Content } from '../../content/read-content.ts'
import { indexPath, searchFolder } from '../../lib/search-files.ts'
import type { Answers } from './serve-pages.ts'

/**
 * Answers with the files of a search index, which is made when somebody means to search: its first
 * file is asked for. A page that has it already goes on with the index of that moment.
 */
export function serveSearch(answers: Answers, base: string): Connect.NextHandleFunction {
  let made: { content: Content; files: Promise<ReadonlyMap<string, string>> } | undefined
  const filesFor = async (path: string) => {
    const now = await answers()
    if (!made || (path === indexPath && made.content !== now.content)) {
      const files = import('./index-pages.ts').then(({ indexPages }) => indexPages(now, base))
      made = { content: now.content, files }
      files.catch(() => {
        made = undefined
      })
    }
    return made.files
  }
  return ({ url = '' }, response, next) => {
    const path = searchFolder + (url.split('?', 1)[0] ?? '').slice(1)
    filesFor(path)
      .then((files) => {
        const file = files.get(path.slice(1))
        if (file === undefined) return next()
        response.setHeader('content-type', 'application/json')
        response.setHeader('cache-control', 'no-cache')
        response.end(file)
      })
      .catch(next)
  }
}

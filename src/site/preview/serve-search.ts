import type { Connect } from 'vite'
import type { Content } from '../../content/read-content.ts'
import type { Answers } from './serve-pages.ts'

type Files = ReadonlyMap<string, Uint8Array | string>

const types: Record<string, string> = { js: 'text/javascript', json: 'application/json' }

/**
 * Answers with the files of a search index, which is made when somebody means to search: its first
 * file is asked for. A page that has it already goes on with the index of that moment.
 */
export function serveSearch(answers: Answers, base: string): Connect.NextHandleFunction {
  let made: { content: Content; files: Promise<Files> } | undefined
  const filesFor = async (name: string): Promise<Files> => {
    const now = await answers()
    if (!made || (name === 'pagefind.js' && made.content !== now.content)) {
      const files = import('./index-pages.ts').then(({ indexPages }) => indexPages(now, base))
      made = { content: now.content, files }
      files.catch(() => {
        made = undefined
      })
    }
    return made.files
  }
  return ({ url = '' }, response, next) => {
    const name = decodeURI(url.split('?', 1)[0] ?? '').slice(1)
    filesFor(name)
      .then((files) => {
        const file = files.get(name)
        if (file === undefined) return next()
        const type = types[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream'
        response.setHeader('content-type', type)
        response.setHeader('cache-control', 'no-cache')
        response.end(file)
      })
      .catch(next)
  }
}

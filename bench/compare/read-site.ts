import { readFileSync } from 'node:fs'
import path from 'node:path'
import { filesBelow } from '../../src/lib/files-below.js'
import { hashOf } from '../../src/lib/hash.ts'
import { withoutHashes } from '../../src/review/built-pages.ts'
import { urlOfFile } from '../../src/site/built-site.ts'
import { headerLines, jsonLines, textLines, xmlLines } from './data-facts.ts'
import { htmlFacts, isRedirect, markupLines } from './html-facts.ts'

/** The facts of one place of a site, as lines by kind. */
export type Facts = Record<string, string[]>

/** The facts of a built site, by the path of a page or file. */
type Site = {
  places: Map<string, Facts>
  /** Paths of the pages that are not redirects. */
  pages: string[]
}

/** Scripts, style sheets and the search index, whose names and bytes change with any change. */
const isProgram = (file: string) => /^(assets|_search)\//.test(file)

/** Reads a folder with a built site. */
export function readSite(folder: string): Site {
  const places = new Map<string, Facts>()
  const pages: string[] = []
  const add = (place: string, facts: Facts) => places.set(place, { ...places.get(place), ...facts })
  const read = (file: string) => readFileSync(path.join(folder, file))
  const files = filesBelow(folder).filter((file) => !isProgram(file))
  const bodies = files.filter((file) => file.startsWith('_bodies/'))

  for (const file of files) {
    if (file.startsWith('_bodies/')) continue
    if (file.startsWith('_data/') && file.endsWith('.json')) {
      const data: unknown = JSON.parse(read(file).toString())
      const texts = new Set(textsIn(data))
      const named = bodies.filter((body) => texts.has(path.parse(body).name))
      const body = named.flatMap((name) => markupLines(JSON.parse(read(name).toString())))
      add(urlOfFile(file.slice('_data/'.length)), {
        data: jsonLines(data),
        ...(body.length > 0 && { body }),
      })
    } else if (file.endsWith('.html')) {
      const facts = htmlFacts(read(file).toString())
      add(urlOfFile(file), facts)
      if (!isRedirect(facts)) pages.push(urlOfFile(file))
    } else {
      add(withoutHashes(`/${file}`), fileFacts(file, read(file)))
    }
  }
  return { places, pages }
}

function fileFacts(file: string, bytes: Buffer): Facts {
  const text = () => bytes.toString()
  if (/(?:^|\/)(?:rss|atom)\.xml$/.test(file)) return { feed: xmlLines(text()) }
  if (/(?:^|\/)feed\.json$/.test(file)) return { feed: jsonLines(JSON.parse(text())) }
  if (/^sitemap.*\.xml$/.test(file)) return { sitemap: xmlLines(text()) }
  if (file.endsWith('.xml')) return { file: xmlLines(text()) }
  if (file === '_headers') return { headers: headerLines(text()) }
  if (file === '_redirects') return { redirects: textLines(text()) }
  if (/\.(?:txt|md)$/.test(file)) return { file: textLines(text()) }
  if (/\.(?:json|webmanifest)$/.test(file)) return { file: jsonLines(JSON.parse(text())) }
  return { file: [`${bytes.length} bytes, ${hashOf(bytes)}`] }
}

/** All strings in a page's data. */
function textsIn(data: unknown): string[] {
  if (typeof data === 'string') return [data]
  return typeof data === 'object' && data !== null ? Object.values(data).flatMap(textsIn) : []
}

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { digestOfAll } from '../compiler/read/digest.ts'
import { writeWhole } from '../compiler/read/write-whole.ts'
import { dataPath } from '../lib/site-path.ts'
import type { PlannedPage } from '../pages/page.ts'
import type { PageJob } from './render-page.ts'

/** A page to be had, with the key of all that shapes it. */
export type PagePlan = Omit<PageJob, 'payload'> & {
  key: string
  /** Its `PageData` as JSON. */
  payload: () => string
}

const htmlFileOf = (url: string) => (url === '/' ? 'index.html' : `${url.slice(1)}.html`)

type PlanOptions = {
  pages: readonly PlannedPage[]
  /** Key of the program. */
  programKey: string
  /** Folder of the content's indices. */
  generated: string
  /** Where the outline of a plan is kept between builds. */
  outlineFile: string
}

/**
 * Plans the pages of a site. What is in a page follows from the program and the content's indices:
 * while both are the same, the outline of the last plan holds and no data is resolved.
 */
export function planPages({ pages, programKey, generated, outlineFile }: PlanOptions): PagePlan[] {
  const indices = readdirSync(generated).filter((name) => name.endsWith('.json'))
  const texts = indices.sort().flatMap((name) => [name, readFileSync(join(generated, name))])
  const from = digestOfAll([programKey, ...texts])
  const kept = readOutline(outlineFile, from)
  const payloads = pages.map(({ resolve }) => keptOnce(() => JSON.stringify(resolve())))
  const keys = kept ?? outline(pages, payloads, programKey)
  if (!kept) writeOutline(outlineFile, from, keys)
  return pages.map(({ url, bodies }, index) => ({
    url,
    bodies,
    htmlFile: htmlFileOf(url),
    dataFile: dataPath(url).slice(1),
    // Of both lists the same plan has as many.
    key: keys[index] as string,
    payload: payloads[index] as () => string,
  }))
}

/**
 * Kept from the first asking, for the keys, to the second, which hands it out: no longer, and as bytes,
 * which are half as many. All payloads together are the most that a build holds.
 */
function keptOnce(make: () => string): () => string {
  let kept: Buffer | undefined
  return () => {
    const text = kept?.toString() ?? make()
    kept = kept === undefined ? Buffer.from(text) : undefined
    return text
  }
}

function outline(
  pages: readonly PlannedPage[],
  payloads: readonly (() => string)[],
  programKey: string,
): string[] {
  return pages.map(({ url, bodies }, index) =>
    digestOfAll([programKey, url, payloads[index]?.() ?? '', ...bodies]),
  )
}

/** The outline that was made from the same things and is undamaged. */
function readOutline(file: string, from: string): string[] | undefined {
  if (!existsSync(file)) return undefined
  const [origin, seal, ...rest] = readFileSync(file, 'utf8').split('\n')
  const text = rest.join('\n')
  return origin === from && seal === digestOfAll([from, text]) ? JSON.parse(text) : undefined
}

function writeOutline(file: string, from: string, keys: string[]): void {
  const text = JSON.stringify(keys)
  writeWhole(file, [from, digestOfAll([from, text]), text].join('\n'))
}

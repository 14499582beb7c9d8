import { statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { z } from 'zod'
import { partPath, searchFolder } from '../lib/search-files.ts'
import { type Audit, addressesInStyle } from './links.ts'
import { readJson } from './read-json.ts'

/** A script or sheet that a script names: relative to itself, or from the home page. */
const named = /["'`]((?:\.{1,2}|assets)\/[\w./-]+\.(?:js|css))["'`]/g

const pageData = z.looseObject({ bodies: z.array(z.string()).default([]) })
const searchIndex = z.looseObject({ parts: z.record(z.string(), z.string()) })

/**
 * What scripts, style sheets and data ask for must be there, and data must be whole: the program of a
 * page would fail without, but only in the browser.
 *
 * @param feeds files that are checked as feeds
 */
export function checkProgram(audit: Audit, feeds: ReadonlySet<string>): void {
  const { site, links, findings } = audit
  for (const file of site.files) {
    // Hosts have empty files too, such as .nojekyll.
    if (!basename(file).startsWith('.') && statSync(join(site.dir, file)).size === 0)
      findings.in(file)('file-empty', 'it has no content')
    if (feeds.has(file)) continue
    for (const href of addressesIn(file, audit)) links.add(href, { file, what: 'the program' })
  }
}

function addressesIn(file: string, { site, findings }: Audit): string[] {
  const below = (path: string) => new URL(path.replace(/^\//, ''), site.base).href
  const data = <Schema extends z.ZodType>(schema: Schema) =>
    readJson(site.read(file), schema, findings.in(file), 'json-malformed')
  if (file.startsWith('assets/') && file.endsWith('.js'))
    return [...site.read(file).matchAll(named)].map(([, name = '']) =>
      name.startsWith('.') ? name : below(name),
    )
  if (file.endsWith('.css')) return addressesInStyle(site.read(file))
  if (!file.endsWith('.json')) return []
  if (`/${file}` === `${searchFolder}index.json`)
    return Object.values(data(searchIndex)?.parts ?? {}).map((name) => below(partPath(name)))
  if (file.startsWith('_data/'))
    return (data(pageData)?.bodies ?? []).map((hash) => below(`_bodies/${hash}.json`))
  data(z.unknown())
  return []
}

import { createHash } from 'node:crypto'
import type { CollectionName } from '../../content/collections.ts'
import type { BodySummary, Entry, Service } from '../../content/entries.ts'
import { formatPrice } from '../../lib/format-price.ts'
import type { BodyFacts, CompiledBody } from '../body/types.ts'
import { mapLimit } from '../files/map-limit.ts'
import type { Images } from '../images/read-images.ts'
import type { Diagnostic } from '../report/diagnostic.ts'
import { internalError } from '../report/internal-error.ts'
import type { Cache } from './cache.ts'
import type { LoadedEntry } from './loaded-entry.ts'

export type RenderBody = (compiled: CompiledBody, facts: BodyFacts) => Promise<string> | string

export type RenderOptions = {
  cache: Cache
  renderBody: RenderBody
  images: Images
  basePath: string
}

export type RenderedEntries = {
  entries: Map<LoadedEntry, Entry<CollectionName>>
  /** HTML by its hash. */
  bodies: Map<string, string>
  diagnostics: Diagnostic[]
}

/** Renders the bodies of what is published, and makes the entries of the indices. */
export async function renderEntries(
  loaded: readonly LoadedEntry[],
  options: RenderOptions,
): Promise<RenderedEntries> {
  const facts = factsOf(loaded, options)
  const bodies = new Map<string, string>()
  const entries = new Map<LoadedEntry, Entry<CollectionName>>()
  const diagnostics: Diagnostic[] = []
  const published = loaded.filter((entry) => entry.published)
  await mapLimit(published, 4, async (entry) => {
    const { slug, file, url } = entry
    const html =
      entry.body &&
      (await render(entry, entry.body, facts, options).catch((error: unknown) => {
        diagnostics.push(internalError(file, error))
        return undefined
      }))
    const body = entry.body && html !== undefined ? summarise(entry.body, html) : undefined
    if (body && html !== undefined) bodies.set(body.hash, html)
    // Validated by the schema of its collection.
    const data = entry.data as Entry<CollectionName>['data']
    entries.set(entry, { slug, file, url, data, body } as Entry<CollectionName>)
  })
  return { entries, bodies, diagnostics }
}

function summarise({ headings, words }: CompiledBody, html: string): BodySummary {
  const hash = createHash('sha256').update(html).digest('hex').slice(0, 16)
  return { hash, headings, words }
}

/** Rendering depends on the body and on the facts that it asks for; both make the key. */
async function render(
  { file, bodySource }: LoadedEntry,
  body: CompiledBody,
  facts: BodyFacts,
  { cache, renderBody }: RenderOptions,
): Promise<string> {
  const asked = {
    basePath: facts.basePath,
    prices: body.references.map(({ slug, plan }) => facts.planPrice(slug, plan)),
    sizes: body.images.map(({ src }) => facts.imageSize(src)),
  }
  return cache.remember(['render', file, bodySource, JSON.stringify(asked)], async () =>
    renderBody(body, facts),
  )
}

function factsOf(loaded: readonly LoadedEntry[], { images, basePath }: RenderOptions): BodyFacts {
  const services = new Map(
    loaded
      .filter((entry) => entry.collection === 'services')
      .map((entry) => [entry.slug, entry.data as Service['data']]),
  )
  return {
    basePath,
    planPrice(service, id) {
      const plan = services.get(service)?.plans.items.find((item) => item.id === id)
      if (!plan)
        throw new Error(`No plan "${id}" in service "${service}": check-references is amiss`)
      return formatPrice(plan.price)
    },
    imageSize(src) {
      const size = images.get(src.split(/[?#]/, 1)[0] ?? src)
      if (!size) throw new Error(`No size of "${src}": check-images is amiss`)
      return size
    },
  }
}

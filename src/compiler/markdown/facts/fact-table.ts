import type { BodyFacts } from '../../../mdx/body-facts.ts'
import type { CompiledBody } from '../types.ts'

/** The facts of the whole content that bodies may ask for, as plain data. */
export type FactTable = {
  basePath: string
  /** Where the site stands, as the settings file says. */
  address?: string | undefined
  /** Printed prices by service and plan. */
  prices: Record<string, Record<string, string>>
  /** Width and height in pixels by public path. */
  sizes: Record<string, { width: number; height: number }>
}

/** What a body asks for, in the order of its text; `null` where there is no answer. */
export type AskedFacts = (string | null)[]

const priceOf = ({ prices }: FactTable, service: string, plan: string) =>
  Object.hasOwn(prices, service) ? prices[service]?.[plan] : undefined

const sizeOf = ({ sizes }: FactTable, src: string) => {
  const [path = ''] = src.split(/[?#]/, 1)
  return Object.hasOwn(sizes, path) ? sizes[path] : undefined
}

/** The facts that a body shows: they shape its HTML as its text does. */
export function askedFacts(
  { references, images }: Pick<CompiledBody, 'references' | 'images'>,
  table: FactTable,
): AskedFacts {
  return [
    table.basePath,
    table.address ?? '',
    ...references.map(({ slug, plan }) => priceOf(table, slug, plan) ?? null),
    ...images.map(({ src }) => {
      const size = sizeOf(table, src)
      return size ? `${size.width}×${size.height}` : null
    }),
  ]
}

/** The table as components ask it; asking in vain is a fault of ours, since it was checked. */
export function factsFrom(table: FactTable): BodyFacts {
  return {
    basePath: table.basePath,
    planPrice(service, plan) {
      const price = priceOf(table, service, plan)
      if (price === undefined)
        throw new Error(`No plan "${plan}" in service "${service}": check-references is amiss`)
      return price
    },
    imageSize(src) {
      const size = sizeOf(table, src)
      if (!size) throw new Error(`No size of "${src}": check-images is amiss`)
      return size
    },
  }
}

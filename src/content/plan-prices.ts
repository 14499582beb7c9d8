import { formatPrice } from '../lib/format-price.ts'
import type { Service } from './entries.ts'

/** The printed prices of services by their plans; none of a service whose plans are not in order. */
export const planPrices = (
  services: readonly { slug: string; data: Service['data'] | undefined }[],
): Record<string, Record<string, string>> =>
  Object.fromEntries(
    services.map(({ slug, data }) => [
      slug,
      Object.fromEntries(data?.plans.items.map(({ id, price }) => [id, formatPrice(price)]) ?? []),
    ]),
  )

import { createContext, use } from 'react'
import type { ImageSize } from '../lib/image.ts'

/** What bodies show of other content. */
export type BodyContext = {
  /** Public path prefix of the site: `/`, or `/repo/` below a sub-path. */
  basePath: string
  /** The site's address, from the settings file. */
  address?: string
  prices: Record<string, Record<string, string>>
  /** The sizes of images by public path, as far as they are known. */
  sizes: Record<string, ImageSize | undefined>
}

export const BodyContext = createContext<BodyContext | null>(null)

export function useBodyContext(): BodyContext {
  const context = use(BodyContext)
  if (!context) throw new Error('useBodyContext must be used within a <BodyContext />')
  return context
}

export const priceOf = ({ prices }: BodyContext, service: string, plan: string) =>
  Object.hasOwn(prices, service) ? prices[service]?.[plan] : undefined

import { createContext, useContext } from 'react'

/** What bodies show of other content. */
export type BodyContext = {
  /** Public path prefix of the site: `/`, or `/repo/` below a sub-path. */
  basePath: string
  /** The site's address, from the settings file. */
  address?: string | undefined
  prices: Record<string, Record<string, string>>
  /** Width and height of pictures in pixels, by public path. */
  sizes: Record<string, { width: number; height: number }>
}

export const BodyContextProvider = createContext<BodyContext | null>(null)

export function useBodyContext(): BodyContext {
  const context = useContext(BodyContextProvider)
  if (context === null) throw new Error('useBodyContext must be used within BodyContextProvider')
  return context
}

export const priceOf = ({ prices }: BodyContext, service: string, plan: string) =>
  Object.hasOwn(prices, service) ? prices[service]?.[plan] : undefined

export const sizeOf = ({ sizes }: BodyContext, src: string) => {
  const [path = ''] = src.split(/[?#]/, 1)
  return Object.hasOwn(sizes, path) ? sizes[path] : undefined
}

import { createContext, useContext } from 'react'

/** What bodies show of the rest of the content. Plain data, so that it can go to another thread. */
export type BodyContext = {
  /** Public path prefix of the site: `/`, or `/repo/` below a sub-path. */
  basePath: string
  /** Where the site stands, as the settings file says. */
  address?: string | undefined
  /** Printed prices by service and plan. */
  prices: Record<string, Record<string, string>>
  /** Width and height in pixels by the public path of a picture. */
  sizes: Record<string, { width: number; height: number }>
}

/** Gives the components of a body their context. */
export const BodyContextProvider = createContext<BodyContext | null>(null)

/** The context of the body that is being rendered. */
export function useBodyContext(): BodyContext {
  const context = useContext(BodyContextProvider)
  if (context === null) throw new Error('useBodyContext must be used within BodyContextProvider')
  return context
}

/** The printed price of a plan, if there is such a plan. */
export const priceOf = ({ prices }: BodyContext, service: string, plan: string) =>
  Object.hasOwn(prices, service) ? prices[service]?.[plan] : undefined

/** The size of a picture under content/images, if it is there. */
export const sizeOf = ({ sizes }: BodyContext, src: string) => {
  const [path = ''] = src.split(/[?#]/, 1)
  return Object.hasOwn(sizes, path) ? sizes[path] : undefined
}

import { createContext, useContext } from 'react'

/** Facts that rendering a body needs from the rest of the content. */
export type BodyFacts = {
  /** The printed price of a plan. */
  planPrice: (service: string, plan: string) => string
  /** Width and height in pixels of a picture under content/images. */
  imageSize: (src: string) => { width: number; height: number }
  /** Public path prefix of the site: `/`, or `/repo/` below a sub-path. */
  basePath: string
}

/** Facts from the rest of the content that components show; provided by `renderBody`. */
export const BodyFactsContext = createContext<BodyFacts | null>(null)

/** The facts of the body that is being rendered. */
export function useBodyFacts(): BodyFacts {
  const facts = useContext(BodyFactsContext)
  if (facts === null) throw new Error('useBodyFacts must be used within BodyFactsContext')
  return facts
}

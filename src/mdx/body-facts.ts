import { createContext, useContext } from 'react'
import type { BodyFacts } from '../build/body/types.ts'

/** Facts from the rest of the content that components show; provided by `renderBody`. */
export const BodyFactsContext = createContext<BodyFacts | null>(null)

/** The facts of the body that is being rendered. */
export function useBodyFacts(): BodyFacts {
  const facts = useContext(BodyFactsContext)
  if (facts === null) throw new Error('useBodyFacts must be used within BodyFactsContext')
  return facts
}

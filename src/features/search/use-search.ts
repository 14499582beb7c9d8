import { useCallback, useEffect, useState } from 'react'
import { type Found, search } from './engine.ts'

export type SearchState =
  | { kind: 'idle' }
  | { kind: 'searching' }
  | { kind: 'done'; query: string; found: readonly Found[]; total: number }
  | { kind: 'failed' }

/** Searches whenever the query changes; an answer that comes too late is dropped. */
export function useSearch(query: string): [state: SearchState, retry: () => void] {
  const [state, setState] = useState<SearchState>({ kind: 'idle' })
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks the same again
  useEffect(() => {
    if (query === '') return setState({ kind: 'idle' })
    let isCurrent = true
    const show = (next: SearchState) => {
      if (isCurrent) setState(next)
    }
    // Results of the last query stay until there are new ones.
    setState((current) => (current.kind === 'done' ? current : { kind: 'searching' }))
    search(query).then(
      (result) => show({ kind: 'done', query, ...result }),
      () => show({ kind: 'failed' }),
    )
    return () => {
      isCurrent = false
    }
  }, [query, attempt])

  return [state, useCallback(() => setAttempt((count) => count + 1), [])]
}

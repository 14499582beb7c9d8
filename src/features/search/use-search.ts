import { useEffect, useState } from 'react'
import { type Results, search } from '../../lib/search-engine.ts'
import type { ResultKind } from '../../lib/search-files.ts'
import { wordsIn } from '../../lib/search-words.ts'

export type SearchState =
  | { name: 'idle' }
  /** Nothing to search for yet: no word has two letters. */
  | { name: 'short' }
  | { name: 'searching' }
  | ({ name: 'done'; query: string; kind?: ResultKind } & Results)
  | { name: 'failed' }

/** Searches whenever the query changes; outdated results are discarded. */
export function useSearch(
  query: string,
  kind: ResultKind | undefined,
): [state: SearchState, retry: () => void] {
  const [state, setState] = useState<SearchState>({ name: 'idle' })
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt repeats the same search
  useEffect(() => {
    if (query === '') return setState({ name: 'idle' })
    if (wordsIn(query).every(({ forms }) => forms.length === 0)) return setState({ name: 'short' })
    let isCurrent = true
    const show = (next: SearchState) => {
      if (isCurrent) setState(next)
    }
    // The previous results stay until there are new ones.
    setState((current) => (current.name === 'done' ? current : { name: 'searching' }))
    search(query, kind).then(
      (result) => show({ name: 'done', query, kind, ...result }),
      () => show({ name: 'failed' }),
    )
    return () => {
      isCurrent = false
    }
  }, [query, kind, attempt])

  return [state, () => setAttempt(attempt + 1)]
}

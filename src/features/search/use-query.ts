import { useCallback } from 'react'
import { useSearchParameter } from '../../lib/use-search-parameter.ts'

/** The query in the URL, trimmed. Typing replaces the history entry, submitting makes one. */
export function useQuery() {
  const [value, setValue] = useSearchParameter('q')
  const query = value.trim()
  const setQuery = useCallback(
    (text: string, replace: boolean) => {
      const next = text.trim()
      if (next !== query) setValue(next, replace)
    },
    [query, setValue],
  )
  return [query, setQuery] as const
}

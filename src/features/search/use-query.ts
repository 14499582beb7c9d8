import { useCallback } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useHydrated } from '../../lib/use-hydrated.ts'

/** Name of the search parameter. */
const parameter = 'q'

/** The query in the URL, trimmed. Typing replaces the history entry, submitting makes one. */
export function useQuery() {
  const [parameters, setParameters] = useSearchParams()
  const isHydrated = useHydrated()
  const query = isHydrated ? (parameters.get(parameter) ?? '').trim() : ''
  const setQuery = useCallback(
    (text: string, replace: boolean) => {
      const next = text.trim()
      if (next !== query) setParameters(next === '' ? {} : { [parameter]: next }, { replace })
    },
    [query, setParameters],
  )
  return [query, setQuery] as const
}

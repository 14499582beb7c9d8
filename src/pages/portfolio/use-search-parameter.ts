import { useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useHydrated } from '../../lib/use-hydrated.ts'

/**
 * The only search parameter of a page, empty until the page is alive: its HTML is the same for all.
 *
 * @returns its value, and what sets it, in the history's entry of now or in a new one; the page stays where it is
 */
export function useSearchParameter(name: string) {
  const { search } = useLocation()
  const navigate = useNavigate()
  const value = (useHydrated() && new URLSearchParams(search).get(name)) || ''
  const set = useCallback(
    (next: string, replace = false) => {
      const search = next && `?${new URLSearchParams({ [name]: next })}`
      navigate({ search }, { replace })
    },
    [name, navigate],
  )
  return [value, set] as const
}

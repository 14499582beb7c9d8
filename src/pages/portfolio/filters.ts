import { useLocation, useNavigate } from 'react-router-dom'
import { useHydrated } from '../../lib/use-hydrated.ts'
import type { PortfolioWords } from './portfolio.data.server.ts'

export type Filter = keyof PortfolioWords['filters']

/** Filters in the order of their buttons; `all` is the one without a trace in the URL. */
export const filters: readonly Filter[] = ['all', 'web', 'ecommerce', 'saas', 'ia']

/**
 * The filter in the URL, an unknown one means all projects; none until the page is alive: its HTML is the same for all. Choosing one is a step
 * of the history; the page stays where it is.
 */
export function useFilter() {
  const { search } = useLocation()
  const navigate = useNavigate()
  const asked = useHydrated() ? new URLSearchParams(search).get('filtro') : null
  const filter = filters.find((one) => one === asked) ?? 'all'
  const choose = (next: Filter) => {
    if (next !== filter) navigate({ search: next === 'all' ? '' : `?filtro=${next}` })
  }
  return [filter, choose] as const
}

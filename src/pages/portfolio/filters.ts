import type { PortfolioWords } from './project.ts'

export type Filter = keyof PortfolioWords['filters']

/** Filters in the order of their buttons; `all` is the one without a trace in the URL. */
export const filters: readonly Filter[] = ['all', 'web', 'ecommerce', 'saas', 'ia']

/** Name of the search parameter. */
export const filterParameter = 'filtro'

/** The filter that a URL asks for; an unknown one means all projects. */
export function parseFilter(value: string | null): Filter {
  return filters.find((filter) => filter === value) ?? 'all'
}

/** The projects of a filter, in their order. */
export function filterProjects<P extends { category: Filter }>(
  projects: readonly P[],
  filter: Filter,
): readonly P[] {
  return filter === 'all' ? projects : projects.filter(({ category }) => category === filter)
}

import { expect, test } from 'vitest'
import { filterProjects, filters, parseFilter } from '../../../src/pages/portfolio/filters.ts'

const projects = [
  { slug: 'a', category: 'web' },
  { slug: 'b', category: 'saas' },
  { slug: 'c', category: 'web' },
] as const

test('there are five filters', () => {
  expect(filters).toEqual(['all', 'web', 'ecommerce', 'saas', 'ia'])
})

test('an unknown filter shows all projects', () => {
  for (const value of [null, '', 'nada', 'WEB', 'todos', 'constructor'])
    expect(parseFilter(value), String(value)).toBe('all')
})

test('a filter shows its projects in their order', () => {
  expect(filterProjects(projects, 'web').map(({ slug }) => slug)).toEqual(['a', 'c'])
  expect(filterProjects(projects, 'all')).toEqual(projects)
  expect(filterProjects(projects, 'ia')).toEqual([])
})

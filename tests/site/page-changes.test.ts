import { expect, test } from 'vitest'
import { readContent } from '../../src/content/read-content.ts'
import { pageChanges } from '../../src/site/page-changes.ts'

const content = readContent()
const [member] = content.team
const [service, other] = content.services
const question = service?.data.faqs.items.find((slug) => !other?.data.faqs.items.includes(slug))

const changedWith = (file = '') => [
  ...pageChanges({ ...content, changes: { [file]: '2026-04-01' } }).keys(),
]

test('the date of a page is that of the last change of anything it shows, which is not listed anywhere', () => {
  expect(changedWith(member?.file)).toEqual(
    expect.arrayContaining(['/', '/equipo', '/quienes-somos']),
  )
  expect(changedWith(member?.file)).not.toContain(service?.url)
  expect(changedWith(`content/faqs/${question}.mdx`)).toContain(service?.url)
  expect(changedWith(`content/faqs/${question}.mdx`)).not.toContain(other?.url)
  // The search page names every entry.
  expect(changedWith('content/pages/terminos.mdx')).toEqual(['/buscar', '/terminos'])
})

test('the newest of its files counts, and without Git there is no date', () => {
  const changes = { [member?.file ?? '']: '2026-04-01', 'content/pages/equipo.mdx': '2026-05-01' }
  expect(pageChanges({ ...content, changes }).get('/equipo')).toBe('2026-05-01')
  expect(pageChanges(content).size).toBe(0)
})

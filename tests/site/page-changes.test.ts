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

test('a page changed when something that it shows did, and nobody lists what it shows', () => {
  expect(changedWith(member?.file)).toEqual(
    expect.arrayContaining(['/', '/equipo', '/quienes-somos']),
  )
  expect(changedWith(member?.file)).not.toContain(service?.url)
  expect(changedWith(`content/faqs/${question}.mdx`)).toContain(service?.url)
  expect(changedWith(`content/faqs/${question}.mdx`)).not.toContain(other?.url)
  // The search names every text.
  expect(changedWith('content/pages/terminos.mdx')).toEqual(['/buscar', '/terminos'])
})

test('the newest of its files counts, and without Git nothing is said', () => {
  const changes = { [member?.file ?? '']: '2026-04-01', 'content/pages/equipo.mdx': '2026-05-01' }
  expect(pageChanges({ ...content, changes }).get('/equipo')).toBe('2026-05-01')
  expect(pageChanges(content).size).toBe(0)
})

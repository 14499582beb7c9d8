import { expect, test } from 'vitest'
import { readContent } from '../../../src/content/read-content.ts'
import { planFeeds } from '../../../src/site/feeds/plan-feeds.ts'

const sources = {
  address: (path: string) => `https://a.example/repo${path}`,
  imageOf: () => ({ src: '/_share/1.png', alt: '', width: 1200, height: 630 }),
  sizeOf: () => 7,
}
const content = readContent()
const [first] = content.blog
if (!first) throw new Error('No article')

/** The items of the feed of all articles, of which the first is changed. */
const items = (change: Partial<typeof first>) => {
  const blog = [{ ...first, ...change }]
  return planFeeds({ ...content, blog }, sources)[0]?.items ?? []
}

test('a moved article keeps its first address as its id', () => {
  const data = { ...first.data, aliases: ['/blog/segundo', '/oferta', '/blog/primero', '/promo'] }
  const [moved] = items({ url: '/blog/tercero', data })
  expect(moved).toMatchObject({
    id: 'https://a.example/repo/blog/primero',
    url: 'https://a.example/repo/blog/tercero',
  })
  expect(items({})[0]?.id).toBe(`https://a.example/repo${first.url}`)
})

test('the date of the last commit counts where the writer states none, but not before the publication', () => {
  const of = (day: string, updated?: string) => {
    const data = { ...first.data, date: '2026-02-01', updated }
    const one = { ...first, data }
    const changes = { [first.file]: day }
    return planFeeds({ ...content, blog: [one], changes }, sources)[0]?.items[0]?.updated
  }
  expect(of('2026-03-01')).toBe('2026-03-01')
  expect(of('2026-01-01')).toBe('2026-02-01')
  expect(of('2026-03-01', '2026-02-15')).toBe('2026-02-15')
})

import { expect, test } from 'vitest'
import { contentTypeOf } from '../../src/site/content-types.ts'

test('feeds are told from other XML and JSON by their names', () => {
  expect(contentTypeOf('/blog/categoria/saas/rss.xml')).toBe('application/rss+xml; charset=utf-8')
  expect(contentTypeOf('atom.xml')).toBe('application/atom+xml; charset=utf-8')
  expect(contentTypeOf('/feed.json')).toBe('application/feed+json; charset=utf-8')
  expect(contentTypeOf('/sitemap.xml')).toBe('application/xml; charset=utf-8')
  expect(contentTypeOf('/_data/blog.json')).toBe('application/json; charset=utf-8')
})

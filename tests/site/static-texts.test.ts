import { SaxesParser } from 'saxes'
import { expect, test } from 'vitest'
import { sitemaps } from '../../src/site/sitemap.ts'
import { securityTxt } from '../../src/site/static-texts.ts'
import { xml, xmlDocument } from '../../src/site/xml.ts'

const address = (path: string) => `https://a.example${path}`

test('security.txt ends less than a year ahead, at the same time in all builds of a month', () => {
  const expires = (day: string) =>
    /Expires: (\S+)/.exec(securityTxt({ email: 'a@b.mx' } as never, 'x', day))?.[1] ?? ''
  for (const day of ['2026-01-01', '2026-08-31', '2026-12-31']) {
    const ahead = new Date(expires(day)).getTime() - new Date(day).getTime()
    expect(ahead / 86_400_000).toBeGreaterThan(120)
    expect(ahead / 86_400_000).toBeLessThan(365)
  }
  expect(expires('2026-08-01')).toBe(expires('2026-08-31'))
  expect(expires('2026-08-31')).toBe('2027-02-01T00:00:00Z')
})

test('a sitemap of more than 5,000 pages is split, and its index says when each part changed', () => {
  const pages = Array.from({ length: 5_002 }, (_, index) => ({
    url: address(`/año/${index}`),
    modified: index === 7 ? '2026-03-01' : '2026-01-01',
    images: [],
  }))
  const [index, first, second, ...more] = sitemaps(pages, address)
  expect([index?.path, first?.path, second?.path, more]).toEqual([
    'sitemap.xml',
    'sitemap-1.xml',
    'sitemap-2.xml',
    [],
  ])
  expect(index?.text).toContain(
    '<sitemap><loc>https://a.example/sitemap-1.xml</loc><lastmod>2026-03-01</lastmod></sitemap>',
  )
  expect(second?.text.match(/<url>/g)).toHaveLength(2)
  expect(second?.text).toContain('<loc>https://a.example/a%C3%B1o/5001</loc>')
  expect(sitemaps(pages.slice(0, 5_000), address)).toHaveLength(1)
})

test('whatever a text holds, its XML is well formed and says the same', () => {
  const text = `<a> & "b" ]]> \u0000\u0008\ud800\uffff ñ 🔥`
  let read = ''
  const parser = new SaxesParser()
  parser.on('opentag', ({ attributes }) => {
    read += attributes.title ?? ''
  })
  parser.on('text', (piece) => {
    read += piece.trim() === '' ? '' : piece
  })
  parser.write(xmlDocument(xml('a', { title: text, none: undefined }, [text, xml('b')]))).close()
  expect(read).toBe('<a> & "b" ]]>  ñ 🔥'.repeat(2))
})

import { SaxesParser } from 'saxes'
import { expect, test } from 'vitest'
import { sitemap } from '../../src/site/sitemap.ts'
import { securityTxt } from '../../src/site/static-texts.ts'
import { xml, xmlDocument } from '../../src/site/xml.ts'

const address = (path: string) => `https://a.example${path}`

test('security.txt expires within a year, at the same time in all builds of a month', () => {
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

test('the sitemap has addresses in ASCII, with the date where it is known', () => {
  const pages = [
    { url: address('/año'), modified: '2026-03-01', images: [] },
    { url: address('/b'), images: [] },
  ]
  expect(sitemap(pages)).toContain(
    '<url><loc>https://a.example/a%C3%B1o</loc><lastmod>2026-03-01</lastmod></url>' +
      '<url><loc>https://a.example/b</loc></url>',
  )
})

test('any text gives well-formed XML with the same text', () => {
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

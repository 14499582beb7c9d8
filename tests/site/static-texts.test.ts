import { SaxesParser } from 'saxes'
import { expect, test } from 'vitest'
import { securityTxt } from '../../src/site/static-texts.ts'
import { xml, xmlDocument } from '../../src/site/xml.ts'

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

import { expect, test } from 'vitest'
import { headersFor, parseHeaders } from '../../scripts/lib/header-rules.ts'

const text =
  '# all\n/*\n  X-Test: 1\n\n/assets/*\n\tCache-Control: max-age=9\n/uno\n  X-Uno: a: b\n'

test('a path gets the headers of all rules that it matches', () => {
  const rules = parseHeaders(text)
  expect(headersFor(rules, '/')).toEqual([['X-Test', '1']])
  expect(headersFor(rules, '/assets/a.js')).toEqual([
    ['X-Test', '1'],
    ['Cache-Control', 'max-age=9'],
  ])
  expect(headersFor(rules, '/uno')).toContainEqual(['X-Uno', 'a: b'])
  expect(headersFor(rules, '/uno/dos')).toEqual([['X-Test', '1']])
})

test.each(['  X-Test: 1', '/a/:b', '/a*b', 'https://other.example/*', '/*\n  X-Test'])(
  '%j is refused with its line',
  (line) => {
    expect(() => parseHeaders(`\n${line}`)).toThrow(/^_headers:[23]: /)
  },
)

import { expect, test } from 'vitest'
import { decodeText, readSource } from '../../src/compiler/read/read-source.ts'

const decode = (...parts: (string | number[])[]) =>
  decodeText(Buffer.concat(parts.map((part) => Buffer.from(part as string))))

test('every line end becomes one, and the byte order mark goes', () => {
  expect(decode('\ufeffa\r\nb\rc\nd\r')).toEqual({ text: 'a\nb\nc\nd\n' })
})

test.each([
  ['Latin-1', ['título: d', [0xed], 'a'], 1, 10],
  ['a lone continuation', ['a\nb\r\nc', [0x80]], 3, 2],
  ['an overlong sequence', ['a', [0xc0, 0xaf]], 1, 2],
  ['a cut sequence', ['é', [0xe2, 0x82], 'x'], 1, 2],
  ['a cut end', ['ab', [0xf0, 0x9f, 0x94]], 1, 3],
  ['half a surrogate pair', ['a', [0xed, 0xa0, 0x80]], 1, 2],
  ['a code point beyond the last', ['🔥', [0xf4, 0x90, 0x80, 0x80]], 1, 3],
])('%s is found where it stands', (_, bytes, line, column) => {
  const start = { line, column }
  expect(decode(...bytes)).toMatchObject({
    code: 'encoding',
    data: { isBinary: false },
    range: { start },
  })
})

test('an error at the end of a megabyte is found in time', () => {
  expect(decode('ñ'.repeat(500_000), [0xff])).toMatchObject({
    range: { start: { line: 1, column: 500_001 } },
  })
})

test('a file that is gone is a problem', async () => {
  expect(await readSource('/nada/de/nada.mdx', 'content/blog/nada.mdx')).toMatchObject({
    problem: { code: 'file-unreadable', file: 'content/blog/nada.mdx' },
  })
})

import { expect, test } from 'vitest'
import { decodeText, readSource } from '../../src/compiler/read/read-source.ts'

const decode = (...parts: (string | number[])[]) =>
  decodeText(Buffer.concat(parts.map((part) => Buffer.from(part as string))))

test('every line end becomes one, and the byte order mark goes', () => {
  expect(decode('\ufeffa\r\nb\rc\nd\r')).toEqual({ text: 'a\nb\nc\nd\n' })
})

test.each([
  { name: 'Latin-1', bytes: ['título: d', [0xed], 'a'], line: 1, column: 10 },
  { name: 'a lone continuation', bytes: ['a\nb\r\nc', [0x80]], line: 3, column: 2 },
  { name: 'a cut sequence', bytes: ['é', [0xe2, 0x82], 'x'], line: 1, column: 2 },
  { name: 'a cut end', bytes: ['ab', [0xf0, 0x9f, 0x94]], line: 1, column: 3 },
  {
    name: 'a code point beyond the last',
    bytes: ['🔥', [0xf4, 0x90, 0x80, 0x80]],
    line: 1,
    column: 3,
  },
])('$name is found where it stands', ({ bytes, line, column }) => {
  expect(decode(...bytes)).toMatchObject({
    code: 'encoding',
    data: { isBinary: false },
    range: { start: { line, column } },
  })
})

test('a NUL byte is found where it stands', () => {
  expect(decode('a\r\nb\0')).toMatchObject({
    code: 'encoding',
    data: { isBinary: true },
    range: { start: { line: 2, column: 2 } },
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

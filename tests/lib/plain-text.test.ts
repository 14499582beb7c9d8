import { expect, test } from 'vitest'
import { plainText } from '../../src/lib/plain-text.ts'

test('tags go, words stay apart', () => {
  expect(plainText('<p>Uno.</p><p>Dos</p>')).toBe('Uno. Dos')
})

test('no space is left before punctuation', () => {
  expect(plainText('<p>Lee <a href="/x">esto</a>, por favor.</p>')).toBe('Lee esto, por favor.')
})

test('entities become their characters, once', () => {
  expect(plainText('a &lt; b &amp;lt; c &#39;d&#39;')).toBe("a < b &lt; c 'd'")
})

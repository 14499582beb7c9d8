import { expect, test } from 'vitest'
import { plainSentences, plainText } from '../../src/lib/plain-text.ts'

test.each([
  ['blocks stay apart', '<p>Uno.</p><ul><li>Dos</li></ul>', 'Uno. Dos'],
  ['words stay as they are', '<p>¿<a href="/x">Esto</a>? («<b>ya</b>»)</p>', '¿Esto? («ya»)'],
  ['what stands in a tag says nothing', '<b title="uno > dos">Tres</b><!-- > -->', 'Tres'],
  ['entities once', 'a &lt; b &amp;lt; c &#39;d&#39;', "a < b &lt; c 'd'"],
])('%s', (_, html, text) => expect(plainText(html)).toBe(text))

test('items are sentences', () => expect(plainSentences('<li>Uno<li>Dos')).toBe('Uno. Dos.'))

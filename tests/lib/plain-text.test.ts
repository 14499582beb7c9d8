import { expect, test } from 'vitest'
import { plainText } from '../../src/lib/plain-text.ts'

test.each([
  ['tags go, words stay apart', '<p>Uno.</p><p>Dos</p>', 'Uno. Dos'],
  ['no space before punctuation', '<p>Lee <a href="/x">esto</a>, ya.</p>', 'Lee esto, ya.'],
  ['what stands in a tag says nothing', '<b title="uno > dos">Tres</b><!-- > -->', 'Tres'],
  ['entities once', 'a &lt; b &amp;lt; c &#39;d&#39;', "a < b &lt; c 'd'"],
])('%s', (_, html, text) => expect(plainText(html)).toBe(text))

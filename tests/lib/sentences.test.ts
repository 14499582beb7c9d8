import { expect, test } from 'vitest'
import { plainSentences } from '../../src/lib/sentences.ts'

test.each([
  ['items stay apart', '<p>Uno:</p><ul><li>Dos</li><li>Tres</li></ul>', 'Uno: Dos. Tres.'],
  ['words stay as they are', '<p>¿<a href="/x">Esto</a>? («<b>ya</b>»)</p>', '¿Esto? («ya»)'],
  ['what stands in a tag says nothing', '<b title="uno > dos">Tres.</b><!-- > -->', 'Tres.'],
  ['entities once', 'a &lt; b &amp;lt; c &#39;d&#39;.', "a < b &lt; c 'd'."],
])('%s', (_, html, text) => expect(plainSentences(html)).toBe(text))

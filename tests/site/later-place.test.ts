import { expect, test } from 'vitest'
import { findLaterPlace } from '../../src/site/document/later-place.ts'

const before = (html: string) => html.slice(0, findLaterPlace(html))

test('speed: plain paragraphs, headings and lists stand before the place', () => {
  const plain = '<p>a <a href="/b">b</a></p>\n<h2 id="c">c</h2>\n<ul>\n<li>d<br/>e</li>\n</ul>\n'
  expect(before(`${plain}<pre class="code"><code>f</code></pre>`)).toBe(plain)
  expect(before(`${plain}<p>g <code>h</code></p>`)).toBe(plain)
  expect(before(`${plain}<ul>\n<li><table></table></li></ul>`)).toBe(plain)
  expect(before(`${plain}<div class="callout"><p>i</p></div>`)).toBe(plain)
})

test('headings that lead to the place stand after it: their rules look at their neighbour', () => {
  expect(before('<p>a</p><h2>b</h2><h3>c</h3><table></table>')).toBe('<p>a</p>')
  expect(before('<p>a</p><h2>b</h2><p>c</p><hr/>')).toBe('<p>a</p><h2>b</h2><p>c</p>')
})

test('there is no place in a text without special blocks, nor before all of it', () => {
  expect(findLaterPlace('<p>a</p><h2>b</h2><p>c</p>')).toBe(-1)
  expect(findLaterPlace('<h2>a</h2><table></table><p>b</p>')).toBe(-1)
  expect(findLaterPlace('')).toBe(-1)
})

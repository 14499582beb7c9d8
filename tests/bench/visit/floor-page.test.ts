import { expect, test } from 'vitest'
import { floorPage } from '../../../bench/visit/floor-page.ts'

function bare(body: string): string {
  const html = floorPage(
    `<!DOCTYPE html><html lang="es" class="light"><head><title>Hola | Lumbre</title><style>b{}</style></head><body>${body}</body></html>`,
  )
  return /<body>(.*)<\/body>/s.exec(html)?.[1] ?? ''
}

test.each([
  [
    'headings, lists and tables stay, without their attributes and boxes',
    '<main class="m"><section><h2 id="a">Uno</h2></section><ul class="c"><li>Dos</li></ul><table><tbody><tr><th scope="row">3</th><td>4</td></tr></tbody></table></main>',
    '<h2>Uno</h2><ul><li>Dos</li></ul><table><tbody><tr><th>3</th><td>4</td></tr></tbody></table>',
  ],
  [
    'links keep where they lead and nothing else',
    '<p>Ve <a class="x" data-live href="/a?b=1&amp;c" target="_blank">ahí</a></p>',
    '<p>Ve <a href="/a?b=1&amp;c">ahí</a></p>',
  ],
  [
    'a link around a card keeps the heading and the paragraph in it',
    '<a href="/a"><span><h3>Uno</h3></span><p>Dos</p></a>',
    '<a href="/a"><h3>Uno</h3><p>Dos</p></a>',
  ],
  [
    'text that stands in a box becomes a paragraph, one for each box',
    '<div>Uno <span>dos</span></div><div><div>tres</div></div>',
    '<p>Uno dos</p><p>tres</p>',
  ],
  [
    'script, style, art, frames and controls are left out with what is in them',
    '<script>if (a < b) go("<p>no</p>")</script><style>p>a{}</style><noscript><p>no</p></noscript><svg><title>no</title><svg><path d="M0 0"/></svg><text>no</text></svg><img src="a.svg" alt="no"><iframe src="/a">no</iframe><select><option>no</option></select><p>Sí</p>',
    '<p>Sí</p>',
  ],
  [
    'what is hidden is left out, and what follows it stays',
    '<div hidden=""><div>no</div></div><span aria-hidden="true">no<span>no</span></span><dialog><p>no</p></dialog><p aria-hidden="false">Sí</p>',
    '<p>Sí</p>',
  ],
  [
    'comments of the renderer do not part a text, and characters stay as they are written',
    '<p>5<!-- --> &lt; 6 &amp; 7</p>',
    '<p>5 &lt; 6 &amp; 7</p>',
  ],
  [
    'code keeps its lines and loses its colours',
    '<pre tabindex="0"><code><span class="k">let</span> a\n  b</code></pre>',
    '<pre><code>let a\n  b</code></pre>',
  ],
])('%s', (_, body, floor) => {
  expect(bare(body)).toBe(floor)
})

test('the document has the title, one style and no request', () => {
  const html = floorPage(
    '<!DOCTYPE html><html><head><link rel="icon" href="/i.svg"><title>Hola | Lumbre</title><script>1</script></head><body class="b"><p>Hola</p></body></html>',
  )
  expect(html).toContain('<title>Hola | Lumbre</title>')
  expect(html.match(/<style>/g)).toHaveLength(1)
  expect(html).not.toMatch(/<script|<link|src=|url\(/)
})

test('what is no document is refused', () => {
  expect(() => floorPage('<p>Hola</p>')).toThrow('no document')
})

import { expect, test } from 'vitest'
import { floorPage } from '../../../bench/visit/floor-page.ts'

/** The body of the floor of a page with this body. */
function bare(body: string): string {
  const html = floorPage(
    `<!DOCTYPE html><html lang="es" class="light"><head><title>Hola | Lumbre</title><style>b{}</style></head><body>${body}</body></html>`,
  )
  return /<body>(.*)<\/body>/s.exec(html)?.[1] ?? ''
}

test('headings, paragraphs, lists and tables stay, without their attributes and boxes', () => {
  expect(
    bare(
      '<main class="m"><section><h2 id="a">Uno</h2><p class="b">Dos</p></section><ul class="c"><li>Tres</li></ul><table><tbody><tr><th scope="row">Cuatro</th><td>5</td></tr></tbody></table></main>',
    ),
  ).toBe(
    '<h2>Uno</h2><p>Dos</p><ul><li>Tres</li></ul><table><tbody><tr><th>Cuatro</th><td>5</td></tr></tbody></table>',
  )
})

test('links keep where they lead and nothing else', () => {
  expect(bare('<p>Ve <a class="x" data-live href="/a?b=1&amp;c" target="_blank">ahí</a></p>')).toBe(
    '<p>Ve <a href="/a?b=1&amp;c">ahí</a></p>',
  )
})

test('a link around a card keeps the heading and the paragraph in it', () => {
  expect(bare('<a href="/a"><span><h3>Uno</h3></span><p>Dos</p></a>')).toBe(
    '<a href="/a"><h3>Uno</h3><p>Dos</p></a>',
  )
})

test('text that stands in a box becomes a paragraph, one for each box', () => {
  expect(bare('<div>Uno <span>dos</span></div><div><div>tres</div></div>')).toBe(
    '<p>Uno dos</p><p>tres</p>',
  )
})

test('script, style, art, frames and controls are left out with what is in them', () => {
  expect(
    bare(
      '<script>if (a < b) go("<p>no</p>")</script><style>p>a{}</style><noscript><p>no</p></noscript><svg><title>no</title><svg><path d="M0 0"/></svg><text>no</text></svg><img src="a.svg" alt="no"><iframe src="/a">no</iframe><select><option>no</option></select><p>Sí</p>',
    ),
  ).toBe('<p>Sí</p>')
})

test('what is hidden is left out, and what follows it stays', () => {
  expect(
    bare(
      '<div hidden=""><div>no</div></div><span aria-hidden="true">no<span>no</span></span><dialog><p>no</p></dialog><p aria-hidden="false">Sí</p>',
    ),
  ).toBe('<p>Sí</p>')
})

test('comments of the renderer do not part a text, and characters stay as they are written', () => {
  expect(bare('<p>5<!-- --> &lt; 6 &amp; 7</p>')).toBe('<p>5 &lt; 6 &amp; 7</p>')
})

test('code keeps its lines and loses its colours', () => {
  expect(bare('<pre tabindex="0"><code><span class="k">let</span> a\n  b</code></pre>')).toBe(
    '<pre><code>let a\n  b</code></pre>',
  )
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

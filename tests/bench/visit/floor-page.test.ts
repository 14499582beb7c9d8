import { expect, test } from 'vitest'
import { floorPage } from '../../../bench/visit/floor-page.ts'

/** Parts of a page, each with what its floor keeps of it. */
const parts = [
  [
    '<main class="m"><section><h2 id="a">Uno</h2></section><ul class="c"><li>Dos</li></ul>',
    '<h2>Uno</h2><ul><li>Dos</li></ul>',
  ],
  [
    '<table><tr><th scope="row">3</th></tr></table>',
    '<table><tbody><tr><th>3</th></tr></tbody></table>',
  ],
  [
    '<p>Ve <a class="x" href="/a?b=1&amp;c" target="_blank">ahí</a></p>',
    '<p>Ve <a href="/a?b=1&amp;c">ahí</a></p>',
  ],
  [
    '<a href="/a"><span><h3>Uno</h3></span><p>Dos</p></a>',
    '<a href="/a"><h3>Uno</h3><p>Dos</p></a>',
  ],
  ['<div>Uno <span>dos</span></div><div><div>tres</div></div>', '<p>Uno dos</p><p>tres</p>'],
  ['<script>if (a < b) go("<p>no</p>")</script><noscript><p>no</p></noscript>', ''],
  ['<svg><title>no</title><path d="M0 0"/></svg><img src="a.svg" alt="no"><iframe>no</iframe>', ''],
  ['<div hidden="">no</div><span aria-hidden="true">no<b>no</b></span><dialog>no</dialog>', ''],
  ['<p>5<!-- --> &lt; 6</p>', '<p>5 &lt; 6</p>'],
  [
    '<pre tabindex="0"><code><i class="k">let</i> a\n  b</code></pre>',
    '<pre><code>let a\n  b</code></pre>',
  ],
]

test('a floor has the texts and links of its page in one style, and no pictures or requests', () => {
  const html = floorPage(
    `<!DOCTYPE html><html><head><link rel="icon" href="/i.svg"><title>Hola | Lumbre</title><style>b{}</style></head><body>${parts.map(([page]) => page).join('')}</body></html>`,
  )
  expect(/<body>(.*)<\/body>/s.exec(html)?.[1]).toBe(parts.map(([, floor]) => floor).join(''))
  expect(html).toContain('<title>Hola | Lumbre</title>')
  expect(html.match(/<style>/g)).toHaveLength(1)
  expect(html).not.toMatch(/<script|<link|src=|url\(/)
})

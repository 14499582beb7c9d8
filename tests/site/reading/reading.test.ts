import { expect, test } from 'vitest'
import { readerHtml } from '../../../src/site/reading/plain-tree.ts'
import { toMarkdown } from '../../../src/site/reading/to-markdown.ts'
import { html } from '../../compiler/markdown/support.ts'

const address = 'https://a.example/repo/blog/hola'
const both = async (text: string) => {
  const body = await html(text)
  return { html: readerHtml(body, address), markdown: toMarkdown(body, address).trim() }
}

test('links and pictures get absolute addresses, also below a base path', async () => {
  const { html, markdown } = await both(
    'Ve [las notas](/notas), [abajo](#uno) y [fuera](https://b.mx).\n\n## Uno\n\n![Un mapa](/images/a.webp)',
  )
  expect(markdown).toBe(
    'Ve [las notas](https://a.example/repo/notas), [abajo](https://a.example/repo/blog/hola#uno) y [fuera](https://b.mx/).\n\n## Uno\n\n![Un mapa](https://a.example/repo/images/a.webp)',
  )
  expect(html).toContain('<h2>Uno</h2>')
  expect(html).toContain(
    '<img src="https://a.example/repo/images/a.webp" alt="Un mapa" width="1200" height="800">',
  )
  expect(html).not.toContain('srcset')
})

test('what only the page can show gets a plain form', async () => {
  const callout = await both('<Callout title="Para ti">\n\nPide *un* prototipo.\n\n</Callout>')
  expect(callout.markdown).toBe('> **Para ti:**\n>\n> Pide *un* prototipo.')
  expect(callout.html).toBe(
    '<blockquote><p><strong>Para ti: </strong></p><p>Pide <em>un</em> prototipo.</p></blockquote>',
  )
  const chart = await both(
    '<Chart title="De cada cuatro" source="Ejemplo">\n\n| Aparato | Compras |\n| --- | ---: |\n| Celular | 75% |\n\n</Chart>',
  )
  expect(chart.markdown).toBe(
    '**De cada cuatro**\n\n| Aparato | Compras |\n| ------- | ------- |\n| Celular | 75%     |\n\n*Ejemplo*',
  )
  expect(chart.html).not.toMatch(/svg|class/)
  const steps = await both('<Steps>\n1. Uno.\n2. Dos.\n</Steps>')
  expect(steps.markdown).toBe('1. Uno.\n2. Dos.')
  const quote = await both('<Quote author="Ada" href="https://a.mx/b">Hola.</Quote>')
  expect(quote.markdown).toBe('> Hola.\n\n*[Ada](https://a.mx/b)*')
})

test('code keeps its lines and language, tasks their marks, notes their numbers', async () => {
  const { html, markdown } = await both(
    '```js\nconst a = 1 < 2\n\nb(`c`)\n```\n\n- [x] Hecho\n- [ ] Falta\n\nUna nota.[^1]\n\n[^1]: El texto.',
  )
  expect(markdown).toContain('```js\nconst a = 1 < 2\n\nb(`c`)\n```')
  expect(markdown).toContain('- ☑ Hecho\n- ☐ Falta')
  expect(markdown).toContain('Una nota.\\[1]')
  expect(markdown).toContain('1. El texto.')
  expect(html).toContain('<pre><code class="language-js">const a = 1 &lt; 2')
})

test('no content of a body makes it fail', () => {
  const body =
    '<p>a\u0008\u000c\ud800 ñ 🔥\u00a0&amp;&#x27;</p><hr/><pre><code>\n  x &lt; y\n</code></pre>'
  expect(toMarkdown(body, address)).toBe("a ñ 🔥 &'\n\n---\n\n```\n\n  x < y\n```\n")
})

test('words that look like Markdown stay words', async () => {
  const { markdown } = await both(
    'Un \\*asterisco\\*, un \\# y 1\\. al principio, `a|b` y &lt;b&gt;.',
  )
  expect(markdown).toBe('Un \\*asterisco\\*, un # y 1. al principio, `a|b` y \\<b>.')
})

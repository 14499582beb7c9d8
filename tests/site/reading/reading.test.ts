import { expect, test } from 'vitest'
import { readerHtml } from '../../../src/site/reading/plain-tree.ts'
import { toMarkdown } from '../../../src/site/reading/to-markdown.ts'
import { html } from '../../compiler/markdown/support.ts'

const address = 'https://a.example/repo/blog/hola'

/** Texts for feed readers and programs; `vitest -u` writes what they get to reading.txt. */
const texts: Record<string, string> = {
  'links get absolute addresses, below the base of the site':
    'Ve [las notas](/notas), [abajo](#uno) y [fuera](https://b.mx).\n\n## Uno',
  'an image gets one, and its size': '![Un mapa](/images/a.webp)',
  'a note becomes a quotation': '<Callout title="Para ti">\n\nPide *un* prototipo.\n\n</Callout>',
  'a chart becomes its table':
    '<Chart title="De cada cuatro" source="Ejemplo">\n\n| Aparato | Compras |\n| --- | ---: |\n| Celular | 75% |\n\n</Chart>',
  'steps become a list': '<Steps>\n1. Uno.\n2. Dos.\n</Steps>',
  'a quote names its author': '<Quote author="Ada" href="https://a.mx/b">Hola.</Quote>',
  'code keeps its lines and its language': '```js\nconst a = 1 < 2\n\nb(`c`)\n```',
  'tasks keep their marks': '- [x] Hecho\n- [ ] Falta',
  'notes keep their numbers': 'Una nota.[^1]\n\n[^1]: El texto.',
  'words that look like Markdown stay words':
    'Un \\*asterisco\\*, un \\# y 1\\. al principio, `a|b` y &lt;b&gt;.',
}

test('an article is read as HTML without its page, and as Markdown', async () => {
  const parts: string[] = []
  for (const [name, text] of Object.entries(texts)) {
    const body = await html(text)
    parts.push(`${name}:\n${readerHtml(body, address)}\n${toMarkdown(body, address).trim()}\n`)
  }
  await expect(parts.join('\n')).toMatchFileSnapshot('reading.txt')
})

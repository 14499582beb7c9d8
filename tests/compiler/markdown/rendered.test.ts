import { expect, test } from 'vitest'
import { html } from './support.ts'

/** What writers can write, by what its HTML has to have; `vitest -u` writes it to rendered.txt. */
const texts: Record<string, string> = {
  'non-breaking spaces, but not in code': 'Tu e-commerce, 4 como máximo, `e-commerce 3 días`.',
  'a path below the base of the site': '[a](/b?c=1#d "e")',
  'a place of the same page': '[a](#b)',
  'another site': '[a](https://b.mx/c)',
  'a definition, and a mail address': '[a][b] hola@c.mx\n\n[b]: /d',
  'a photograph with its size, in several sizes': '![Un mapa](/images/mapa.webp "Mapa")',
  'a table in a labelled region, aligned by classes':
    '| Plan | Precio | |\n| --- | ---: | :-: |\n| A | 1 | x |',
  'a checkbox labelled by the text of its task': '- [ ] uno **dos**\n  - tres',
  'code with classes and never styles': '```ts\n// nota\nconst a = hola("x", 1)\n```',
  Bash: '```bash\nnpm run build # nota\n```',
  'escaped code': '```html\n<script>alert(1)</script>&amp;\n```',
  'escaped code without a language': '```\n<b> & "c"\n```',
  'code in an unknown language, which stays plain': '```tpescript\nconst a = 1\n```',
  'labels of code that name its language': '```\na\n```\n\n```ts\nb\n```\n\n```ts {1,3}\nc\n```',
  'notes in Spanish that link there and back': 'a[^n] b[^n]\n\n[^n]: nota',
  'a note whose title runs into its text':
    '<Callout title="Para tu negocio">\n\nPide un prototipo.\n\n</Callout>',
  'a note on one line, with the same paragraph':
    '<Callout tone="warning">Ojo con **esto**.</Callout>',
  'a figure with the size of its image and a caption':
    '<Figure src="/images/a.webp" alt="Un mapa" caption="El mapa" />',
  'a quote that names its author and links its source':
    '<Quote author="Ada" source="Notas" href="/notas">\n\nHola.\n\n</Quote>',
  'a button in a paragraph': '<ButtonLink to="/contacto">Escríbenos</ButtonLink>',
  'two buttons that share one':
    '<ButtonLink to="/a">\n  A **b**\n</ButtonLink>\n<ButtonLink to="https://b.mx">B</ButtonLink>',
  'the price of a plan, from its service': 'De <PlanPrice service="seo" plan="basico" /> al mes.',
  'steps as an ordered list': '<Steps>\n\n1. uno\n2. dos\n\n</Steps>',
  'a video as a link that loads nothing': '<VideoLink href="https://a.mx/v" title="Demo" />',
}

test('what writers write becomes the HTML that was reviewed', async () => {
  const parts: string[] = []
  for (const [name, text] of Object.entries(texts)) {
    const shown = (await html(text)).replaceAll('\u00a0', '&nbsp;').replaceAll('\u2060', '&#8288;')
    parts.push(`${name}:\n${shown}\n`)
  }
  await expect(parts.join('\n')).toMatchFileSnapshot('rendered.txt')
})

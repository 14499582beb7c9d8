import { expect, test } from 'vitest'
import { rangeAt } from '../../../src/compiler/text/range.ts'
import { countWords, readingMinutes } from '../../../src/lib/reading-time.ts'
import { minutesOf } from '../../../src/pages/article-teaser.ts'
import { compile, html } from './support.ts'

test('headings get ids without accents, numbered when they repeat', async () => {
  const source =
    '## ¿Qué es el año?\n\n### Ñandú **ágil** y `código`\n\n## ¿Qué es el año?\n\n## ¿?'
  const { headings } = await compile(source)
  expect(headings).toEqual([
    { depth: 2, text: '¿Qué es el año?', id: 'que-es-el-ano' },
    { depth: 3, text: 'Ñandú ágil y código', id: 'nandu-agil-y-codigo' },
    { depth: 2, text: '¿Qué es el año?', id: 'que-es-el-ano-1' },
    { depth: 2, text: '¿?', id: 'seccion' },
  ])
  expect(await html(source)).toContain('<h2 id="que-es-el-ano-1">¿Qué es el año?</h2>')
})

test('ids stay unique when the text of a heading equals the numbered id of another', async () => {
  const { headings } = await compile('## A\n\n## A\n\n## A 1')
  expect(new Set(headings.map(({ id }) => id)).size).toBe(3)
})

test('only words of prose are counted', async () => {
  const words = async (source: string) => (await compile(source)).words
  expect(await words('Hola, **mun**do — a `b`.')).toBe(4)
  expect(await words('uno dos\n\n```ts\nconst a = 1\n```\n\n- tres\n- cuatro')).toBe(4)
  expect(await words('<Callout title="no cuenta">\n\nuno\n\n</Callout>')).toBe(1)
  expect(await words('[uno](https://a.mx/b) https://a.mx/b')).toBe(1)
  expect(await words('| uno | dos |\n| --- | --- |\n| tres | 4 |')).toBe(4)
  expect(await words('uno[^1]\n\n[^1]: dos')).toBe(2)
})

test('reading takes a minute for 200 words, and at least one', () => {
  expect(countWords('  uno — dos,\n3.5  ')).toBe(3)
  expect([0, 90, 299, 300, 1566].map(readingMinutes)).toEqual([1, 1, 1, 2, 8])
})

test('a stated reading time takes precedence over the computed one', () => {
  const minutes = (readingTime?: number) =>
    minutesOf({ data: { readingTime }, body: { words: 1000 } } as never)
  expect([minutes(), minutes(4)]).toEqual([5, 4])
})

test('links, pictures and prices are collected with their ranges', async () => {
  const source = [
    'Ver [a](/a), [b](#b), [c](https://a.mx) y [d][ref].',
    '![e](/images/e.png) ![f][foto]',
    '<Figure src="/images/g.png" alt="g" />',
    '<ButtonLink to="/h">h</ButtonLink>',
    'Desde <PlanPrice service="seo" plan="basico" />.',
    '[ref]: /d\n[foto]: /images/f.png\n[nadie]: /nadie',
  ].join('\n\n')
  const { links, images, references } = await compile(source)
  expect(links).toEqual([
    { href: '/a', range: rangeAt(1, 5, 7), addressRange: rangeAt(1, 9, 2) },
    { href: '#b', range: rangeAt(1, 14, 7), addressRange: rangeAt(1, 18, 2) },
    { href: '/h', range: rangeAt(7, 13, 7), addressRange: rangeAt(7, 17, 2) },
    { href: '/d', range: rangeAt(11, 1, 9), addressRange: rangeAt(11, 8, 2) },
  ])
  expect(images.map(({ src, range }) => [src, range.start.line, range.start.column])).toEqual([
    ['/images/e.png', 3, 1],
    ['/images/f.png', 3, 21],
    ['/images/g.png', 5, 9],
  ])
  expect(references).toEqual([
    {
      ...{ collection: 'services', slug: 'seo', plan: 'basico' },
      ...{ range: rangeAt(9, 7, 41), addressRange: rangeAt(9, 27, 3) },
    },
  ])
})

test('metadata are collected from bodies with errors too', async () => {
  const { html, headings, words } = await compile('## Uno\n\ndos <br> tres')
  expect(html).toBeUndefined()
  expect(headings).toHaveLength(1)
  expect(words).toBe(3)
})

test('bodies compiled at the same time keep their metadata apart', async () => {
  const numbers = Array.from({ length: 60 }, (_, index) => index)
  const bodies = await Promise.all(
    numbers.map((number) =>
      compile(`## Título ${number}\n\n[a](/p-${number})\n\n\`\`\`ts\nconst a = ${number}\n\`\`\``),
    ),
  )
  expect(bodies.map(({ headings }) => headings.map(({ id }) => id))).toEqual(
    numbers.map((number) => [`titulo-${number}`]),
  )
  expect(bodies.map(({ links }) => links[0]?.href)).toEqual(numbers.map((number) => `/p-${number}`))
})

import { expect, test } from 'vitest'
import { countWords, readingMinutes } from '../../../src/lib/reading-time.ts'
import { compile, html } from './support.ts'

test('headings get ids without accents, numbered when they repeat', async () => {
  const source =
    '## ¿Qué es el año?\n\n### Ñandú **ágil** y `código`\n\n## ¿Qué es el año?\n\n## ¿?\n\n## Que es el año 1'
  const { headings } = await compile(source)
  expect(headings).toEqual([
    { depth: 2, text: '¿Qué es el año?', id: 'que-es-el-ano' },
    { depth: 3, text: 'Ñandú ágil y código', id: 'nandu-agil-y-codigo' },
    { depth: 2, text: '¿Qué es el año?', id: 'que-es-el-ano-1' },
    { depth: 2, text: '¿?', id: 'seccion' },
    { depth: 2, text: 'Que es el año 1', id: 'que-es-el-ano-1-1' },
  ])
  expect(await html(source)).toContain('<h2 id="que-es-el-ano-1">¿Qué es el año?</h2>')
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

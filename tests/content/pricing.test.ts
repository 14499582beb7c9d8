import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('product §3, §4: the pricing categories are web, saas, automatizaciones, analisis, each with its default', () => {
  const categories = readdirSync('content/pricing').map((file) => {
    const text = readFileSync(`content/pricing/${file}`, 'utf8')
    return [file.replace(/\.mdx$/, ''), /^defaultOption: (\S+)$/m.exec(text)?.[1]]
  })
  expect(Object.fromEntries(categories)).toEqual({
    web: 'normal',
    saas: 'completo',
    automatizaciones: 'chatbots',
    analisis: 'datos',
  })
})

import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { defaultOptions } from '../promises/prices.ts'
import { promised } from '../promises/promised.ts'

test('the pricing categories are the promised ones, each with its default', () => {
  const categories = readdirSync('content/pricing').map((file) => {
    const text = readFileSync(`content/pricing/${file}`, 'utf8')
    return [file.replace(/\.mdx$/, ''), /^defaultOption: (\S+)$/m.exec(text)?.[1]]
  })
  expect(Object.fromEntries(categories), promised('prices.ts')).toEqual(defaultOptions)
})

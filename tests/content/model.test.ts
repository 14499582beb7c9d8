import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import type { z } from 'zod'
import { type CollectionName, collections } from '../../src/content/collections.ts'
import { priceSchema } from '../../src/content/schemas/price.ts'

const fieldsOf = (schema: z.core.$ZodType) =>
  Object.keys((schema._zod.def as { shape?: object }).shape ?? {})
const keys = (collection: CollectionName) => fieldsOf(collections[collection].schema)

/** The frontmatter of every entry of a collection. */
const entries = (collection: CollectionName) =>
  readdirSync(`content/${collection}`).map((file) => {
    const [, frontmatter = ''] = readFileSync(`content/${collection}/${file}`, 'utf8').split(
      /^---$/m,
    )
    return { slug: file.replace(/\.mdx$/, ''), ...parse(frontmatter) }
  })

for (const [collection, spanish, english] of [
  ['blog', 'titulo', 'title'],
  ['blog', 'descripcion', 'description'],
  ['blog', 'autor', 'author'],
  ['blog', 'fecha', 'date'],
  ['blog', 'categoria', 'category'],
  ['blog', 'imagen', 'image'],
  ['blog', 'tiempoLectura', 'readingTime'],
  ['faqs', 'pregunta', 'question'],
  ['contact-cards', 'titulo', 'title'],
  ['contact-cards', 'contenido', 'content'],
  ['contact-cards', 'detalle', 'detail'],
] as const)
  test(`'${spanish}' of the specification is '${english}' in ${collection}`, () => {
    expect(keys(collection)).toContain(english)
    expect(keys(collection)).not.toContain(spanish)
  })

test('the answer to a question is the body of its file', () => {
  expect(collections.faqs.body).toBe('required')
})

test('a price is currency, minimum, maximum, period and recurring charge', () => {
  const price = (changes: object) =>
    priceSchema.safeParse({ currency: 'USD', minimum: 1800, period: 'once', ...changes }).success
  expect(fieldsOf(priceSchema)).toEqual([
    'currency',
    'minimum',
    'maximum',
    'from',
    'period',
    'recurring',
  ])
  expect(price({})).toBe(true)
  expect(price({ maximum: 2000 })).toBe(true)
  expect(price({ recurring: { amount: 200, period: 'month', label: 'hosting' } })).toBe(true)
  expect(price({ currency: undefined })).toBe(false)
  expect(price({ period: undefined })).toBe(false)
})

test('a service’s card, detailed card and page are one entry', () => {
  expect(entries('services')).not.toEqual([])
  for (const service of entries('services')) {
    expect(service, service.slug).toHaveProperty('card.title')
    expect(service, service.slug).toHaveProperty('detail.price.minimum')
    expect(service, service.slug).toHaveProperty('hero.heading')
  }
})

test('blog categories are a collection, which articles refer to', () => {
  const categories = entries('categories').map(({ slug }) => slug)
  expect(categories).not.toEqual([])
  for (const article of entries('blog')) expect(categories).toContain(article.category)
})

test('the questions of every page live in faqs/ and are referred to', () => {
  const questions = entries('faqs').map(({ slug }) => slug)
  const pages = [...entries('pages'), ...entries('services')].filter(({ faqs }) => faqs)
  expect(pages).not.toEqual([])
  const asked = pages.flatMap(({ faqs }) => faqs.items)
  expect(asked.filter((slug) => !questions.includes(slug))).toEqual([])
})

test('a gradient or colour of the specification is a tone', () => {
  for (const collection of Object.keys(collections) as CollectionName[])
    expect(keys(collection), collection).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^(gradient|color)$/)]),
    )
  for (const collection of ['blog', 'services', 'ai-apps', 'team'] as const)
    expect(keys(collection), collection).toContain('tone')
})

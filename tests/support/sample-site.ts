import { crc32 } from 'node:zlib'
import { stringify } from 'yaml'
import type { z } from 'zod'
import { plainSchema } from '../../src/compiler/fields/walk-schema.ts'
import { newValue, templateMark } from '../../src/compiler/template/new-entry.ts'
import { collections } from '../../src/content/collections.ts'
import { pageSchema, templateSlugs } from '../../src/content/schemas/pages.ts'
import { siteSchema } from '../../src/content/schemas/site.ts'

const around = {
  today: '2025-01-15',
  entryOf: () => 'uno',
  image: () => '/images/muestra.svg',
}

/**
 * The least data that a schema accepts, so that the sample site needs no change when a schema
 * grows: the values of a new entry, with its texts written, and `uno` for every name.
 */
const sampleOf = (schema: z.ZodType): unknown =>
  JSON.parse(JSON.stringify(newValue(plainSchema(schema), around)), (_, value) => {
    if (typeof value !== 'string') return value
    return value.startsWith(templateMark) ? 'Texto de muestra' : value.replace(/^nombre-1$/, 'uno')
  })

/** Fields that the cross-field rules require besides the required ones. */
const additions: Record<string, object> = {
  clients: { heading: 'Aviso' },
  projects: { title: 'Un proyecto', private: true },
}

/** The text of a file: frontmatter, then a body. */
export function mdx(fields: object, body = ''): string {
  return `---\n${stringify(fields)}---\n${body && `\n${body}\n`}`
}

/** Valid fields of a collection, some of them replaced; `undefined` leaves one out. */
export function sampleFields(collection: string, changes: object = {}): Record<string, unknown> {
  const schema = Object.entries(collections).find(([name]) => name === collection)?.[1].schema
  if (!schema) throw new Error(`No collection "${collection}"`)
  return { ...(sampleOf(schema) as object), ...additions[collection], ...changes }
}

export const article = (changes: object = {}, body = 'Hola, mundo.') =>
  mdx(sampleFields('blog', { title: 'Hola', ...changes }), body)

export const question = (changes: object = {}, body = 'Sí.') =>
  mdx(sampleFields('faqs', { question: '¿Qué es esto?', ...changes }), body)

/** The head of a PNG of that size in pixels, and its end if it has one. */
export function pngHead(width: number, height: number, end = ''): Uint8Array {
  const begin = '89504e470d0a1a0a0000000d4948445200000000000000000802000000'
  const head = Buffer.from(`${begin}000000000000000049444154`, 'hex')
  head.writeUInt32BE(width, 16)
  head.writeUInt32BE(height, 20)
  head.writeUInt32BE(crc32(head.subarray(12, 29)), 29)
  return Buffer.concat([head, Buffer.from(end)])
}

export const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30"></svg>\n'

/** Pages are named after their templates, and there are as many steps as the process has flames. */
function slugsOf(collection: string): string[] {
  if (collection === 'pages') return []
  return collection === 'process' ? ['uno', 'dos', 'tres', 'cuatro', 'cinco'] : ['uno']
}

let made: Readonly<Record<string, string>> | undefined

/** The smallest site that the build accepts: each collection has an entry `uno`. */
export function sampleSite() {
  made ??= makeSampleSite()
  return made
}

function makeSampleSite(): Record<string, string> {
  const files: Record<string, string> = {
    'content/site.yaml': stringify({
      ...(sampleOf(siteSchema) as object),
      phone: '+52 33 1234 5678',
    }),
    'content/images/muestra.svg': svg,
  }
  for (const [name, { body }] of Object.entries(collections))
    for (const slug of slugsOf(name))
      files[`content/${name}/${slug}.mdx`] = mdx(
        sampleFields(name),
        body === 'required' ? 'Hola, mundo.' : '',
      )
  for (const option of pageSchema.options) {
    const fields = sampleOf(option) as { template: Template }
    files[pageFile(fields)] = mdx(fields, fields.template === 'text' ? 'Hola, mundo.' : '')
  }
  return files
}

type Template = keyof typeof templateSlugs | 'text'

function pageFile({ template }: { template: Template }): string {
  return `content/pages/${template === 'text' ? 'uno' : templateSlugs[template]}.mdx`
}

export function pageFields(template: string): object {
  const fields = pageSchema.options.map((option) => sampleOf(option) as { template: string })
  const found = fields.find((page) => page.template === template)
  if (!found) throw new Error(`No template "${template}"`)
  return found
}

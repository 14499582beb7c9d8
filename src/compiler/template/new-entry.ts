import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { Scalar, stringify } from 'yaml'
import { type CollectionName, collections, urlPrefixOf } from '../../content/collections.ts'
import { filesBelow } from '../../lib/files-below.js'
import { UserError } from '../../lib/user-error.js'
import { partsOf } from '../fields/parts-of-file.ts'
import { type FieldSchema, isFreeText, plainSchema } from '../fields/walk-schema.ts'
import { isIgnored, slugify } from '../text/file-name.ts'

/** Marks every place of a new file where something is still to be written or chosen. */
export const templateMark = '(Por escribir)'

/** Optional fields that the cross-field rules require. */
const alsoNeeded: Partial<Record<CollectionName, string[]>> = {
  clients: ['heading'],
  projects: ['link', 'case'],
}

/** What a new body says; of the other collections only those get one that require it. */
const bodies: Partial<Record<CollectionName, string>> = {
  blog: `${templateMark} Empieza con lo más útil que sabes del tema: este párrafo sale más grande.

## ${templateMark} Un subtítulo

${templateMark} Y sigue aquí.`,
  faqs: `${templateMark} La respuesta.`,
  team: `${templateMark} Quién es y qué sabe hacer.`,
  pages: `${templateMark} El texto de la página.`,
}

/**
 * A new draft, which passes every check from the start.
 *
 * @param title the value of the title field; the file is named after it
 * @throws {UserError} when a field has to name an entry or an image and there is none
 */
export function newEntry(
  root: string,
  collection: CollectionName,
  title: string,
  today: string,
): { file: string; text: string; url?: string } {
  const content = join(root, 'content')
  const around = {
    today,
    entryOf: (folder: string) => firstIn(join(content, folder), /\.mdx$/, `content/${folder}`),
    image: () => `/images/${firstIn(join(content, 'images'), /$/, 'content/images')}`,
  }
  const { properties = {}, required = [] } = schemaOf(collection)
  const needed = [...required, ...(alsoNeeded[collection] ?? [])]
  const fields = newFields({ properties, required: needed }, around)
  const name =
    ['title', 'question', 'name'].find((field) => field in fields) ??
    Object.keys(fields).find((field) => isFreeText(properties[field]))
  const frontmatter = stringify(
    {
      ...fields,
      ...(name && { [name]: title }),
      ...('order' in fields && { order: nextOrder(join(content, collection)) }),
      draft: true,
    },
    { lineWidth: 0 },
  )
  const slug = slugify(title)
  const isRequired = collections[collection].body === 'required'
  const body = bodies[collection] ?? (isRequired && `${templateMark} El texto.`)
  const prefix = urlPrefixOf(collection)
  return {
    file: `content/${collection}/${slug}.mdx`,
    text: `---\n${frontmatter}---\n${body ? `\n${body}\n` : ''}`,
    ...(prefix && { url: prefix + slug }),
  }
}

/**
 * The schema of an entry; for pages that of plain text, the only template that may be used more
 * than once.
 */
function schemaOf(collection: CollectionName): FieldSchema {
  const schema = plainSchema(collections[collection].schema)
  return schema.oneOf?.find(({ properties }) => properties?.template?.const === 'text') ?? schema
}

function firstIn(folder: string, ending: RegExp, shown: string): string {
  const names = filesBelow(folder).filter((file) => ending.test(file) && !isIgnored(basename(file)))
  const [first] = names.map((name) => name.replace(ending, '')).sort()
  if (first === undefined)
    throw new UserError(`Esto necesita otra cosa: crea primero un archivo en ${shown}.`)
  return first
}

function nextOrder(folder: string): number {
  const files = filesBelow(folder, (one) => one.name.endsWith('.mdx'))
  const orders = files.map(
    (name) => Number(partsOf(name, readFileSync(join(folder, name), 'utf8')).data?.order) || 0,
  )
  return Math.max(0, ...orders) + 1
}

/** A valid value that is seldom the intended one, as the comment after it says. */
function toChoose(value: unknown): Scalar {
  const scalar = new Scalar(value)
  scalar.comment = ` ${templateMark}`
  return scalar
}

/** What a new entry takes from the existing content. */
type Surroundings = {
  today: string
  entryOf: (collection: string) => string
  image: () => string
}

/**
 * A first value that a schema accepts: texts say what to write, everything else is the first choice
 * there is. Optional fields are left out.
 *
 * @param index index of the item in its list, whose items may have to differ
 */
export function newValue(schema: FieldSchema, around: Surroundings, index = 0): unknown {
  const { target, enum: words, const: word, items, minItems = 0, minimum = 0, maximum = 1 } = schema
  if (target?.kind === 'entry') return toChoose(around.entryOf(target.collection))
  if (target?.kind === 'image') return toChoose(around.image())
  if (target?.kind === 'web') return toChoose('https://ejemplo.org')
  if (target) return toChoose(target.kind === 'icon' ? 'star' : '/')
  if (words) return words[index % words.length]
  if (word !== undefined) return word
  switch (schema.type) {
    case 'object':
      return newFields(schema, around, index)
    case 'array': {
      // A list of references may be empty, but one item shows how to write them.
      const length = Math.max(items?.target?.kind === 'entry' ? 1 : 0, minItems)
      return Array.from({ length }, (_, item) => items && newValue(items, around, item))
    }
    case 'boolean':
      return false
    case 'number':
    case 'integer':
      return toChoose(Math.max(minimum, Math.min(1, maximum)))
    default:
      return newText(schema, around, index)
  }
}

/** The required fields of an object, in the order of its schema. */
const newFields = (
  { properties = {}, required = [] }: FieldSchema,
  around: Surroundings,
  index = 0,
): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(properties)
      .filter(([name]) => required.includes(name))
      .map(([name, field]) => [name, newValue(field, around, index)]),
  )

function newText(schema: FieldSchema, { today }: Surroundings, index: number): unknown {
  const { description = 'Un texto.', format } = schema
  if (isFreeText(schema)) {
    const number = index > 0 ? ` (${index + 1})` : ''
    return `${templateMark} ${description}${number}`
  }
  if (format === 'date') return today
  if (format === 'email') return toChoose('hola@ejemplo.org')
  return toChoose(`nombre-${index + 1}`)
}

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { stringify } from 'yaml'
import { type CollectionName, collections, urlPrefixOf } from '../../content/collections.ts'
import { filesBelow } from '../../lib/files-below.js'
import { UserError } from '../../lib/user-error.js'
import { type FieldSchema, isFreeText, plainSchema } from '../fields/walk-schema.ts'
import { splitFrontmatter } from '../frontmatter/split-frontmatter.ts'
import { slugify } from '../text/slugify.ts'
import { newFields, TEMPLATE_MARK } from './new-value.ts'

/** Optional fields that the cross-field rules require. */
const alsoNeeded: Partial<Record<CollectionName, string[]>> = {
  clients: ['heading'],
  projects: ['link', 'case'],
}

/** The field that holds the title is the first of these that the schema has. */
const nameFields = ['title', 'question', 'name']

const bodies: Partial<Record<CollectionName, string>> = {
  blog: `${TEMPLATE_MARK} Empieza con lo más útil que sabes del tema: este párrafo sale más grande.

## ${TEMPLATE_MARK} Un subtítulo

${TEMPLATE_MARK} Y sigue aquí.`,
  faqs: `${TEMPLATE_MARK} La respuesta.`,
  team: `${TEMPLATE_MARK} Quién es y qué sabe hacer.`,
  pages: `${TEMPLATE_MARK} El texto de la página.`,
}

/**
 * A new draft, which passes every check from the start.
 *
 * @param title the value of the title field; the file is named after it
 * @throws {UserError} when a field has to name an entry or a picture and there is none
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
    picture: () => `/images/${firstIn(join(content, 'images'), /$/, 'content/images')}`,
  }
  const { properties = {}, required = [] } = schemaOf(collection)
  const needed = [...required, ...(alsoNeeded[collection] ?? [])]
  const fields = newFields({ properties, required: needed }, around)
  const name =
    nameFields.find((field) => field in fields) ??
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
  const body = bodies[collection]
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
  const names = filesBelow(folder).filter((file) => ending.test(file) && !/(?:^|\/)\./.test(file))
  const [first] = names.map((name) => name.replace(ending, '')).sort()
  if (first === undefined)
    throw new UserError(`Esto necesita otra cosa: crea primero un archivo en ${shown}.`)
  return first
}

function nextOrder(folder: string): number {
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => /\.mdx$/.test(name)) : []
  const orders = files.map(
    (name) => Number(splitFrontmatter(readFileSync(join(folder, name), 'utf8')).data?.order) || 0,
  )
  return Math.max(0, ...orders) + 1
}

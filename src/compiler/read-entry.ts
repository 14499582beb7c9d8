import { readFileSync } from 'node:fs'
import { type BodyRule, type CollectionName, collections } from '../content/collections.ts'
import { templateSlugs } from '../content/schemas/pages.ts'
import { entryUrl } from './checks/entry-url.ts'
import { explainMisplaced } from './fields/misplaced-file.ts'
import { validateEntry } from './fields/validate-entry.ts'
import { isRecord } from './fields/walk-schema.ts'
import type { Locate } from './frontmatter/parse-yaml.ts'
import { type Frontmatter, splitFrontmatter } from './frontmatter/split-frontmatter.ts'
import { findMarks, type Mark } from './read/find-marks.ts'
import type { EntryFile } from './read/list-files.ts'
import { decodeSource, readSource } from './read/read-source.ts'
import type { Diagnostic } from './report/diagnostic.ts'

/** What the fields of one file yield. Depends on the file and the code alone, so it can be kept. */
export type EntryFields = {
  /** The fields as written, when some of them is wrong; most checks still make sense. */
  raw?: unknown
  /** What the fields refer to. */
  marks: Mark[]
  /** The fields as the schema wants them; absent when they are wrong. */
  data?: unknown
  url?: string
  diagnostics: Diagnostic[]
}

/** The fields of a file and the text below them, which is absent when there is none to compile. */
export type EntrySource = {
  fields: EntryFields
  text?: string
  /** Digest of the file's bytes; absent when they are no text. */
  digest?: string
}

/** Takes one file through its own stages: read, split, validate. Never throws for content. */
export async function readEntry(entry: EntryFile): Promise<EntrySource> {
  const { collection, slug, file } = entry
  const source = await readSource(entry.absolute, file)
  if ('diagnostic' in source)
    return {
      fields: {
        marks: [],
        url: entryUrl(collection, slug, undefined),
        diagnostics: [source.diagnostic],
      },
    }
  const front = splitFrontmatter(source.text, file)
  const { schema } = collections[collection]
  const checked = checkFields(entry, front)
  // What belongs elsewhere would only be blamed again, by the checks of this place.
  const readable = checked.isMisplaced ? undefined : front.data
  const fault = checked.isMisplaced ? undefined : bodyFault(entry, front)
  const fields: EntryFields = {
    raw: checked.data === undefined ? readable : undefined,
    marks: findMarks(schema, readable),
    data: checked.data,
    url: entryUrl(collection, slug, front.data),
    diagnostics: [...front.diagnostics, ...checked.diagnostics, ...(fault ? [fault] : [])],
  }
  const { digest } = source
  const hasText = !fault && front.body.trim() !== ''
  return hasText ? { fields, digest, text: front.body } : { fields, digest }
}

type CheckedFields = { data?: unknown; diagnostics: Diagnostic[]; isMisplaced?: boolean }

function checkFields({ collection, file }: EntryFile, front: Frontmatter): CheckedFields {
  if (front.data === undefined) return { diagnostics: [] }
  const { locate, written } = front
  const { schema } = collections[collection]
  const checked = validateEntry(schema, front.data, { file, locate, written })
  const misplaced = checked.data === undefined && explainMisplaced(collection, front.data)
  if (!misplaced) return checked
  const position = locate(['template'], 'value')
  return {
    diagnostics: [{ ...misplaced, severity: 'error', file, ...position }],
    isMisplaced: true,
  }
}

/** Places of fields, found by reading the file once more: only findings ask for them. */
export function lazyLocate({ absolute, file }: EntryFile): Locate {
  let locate: Locate | undefined
  return (...args) => {
    if (!locate) {
      const decoded = decodeSource(readFileSync(absolute))
      locate = 'text' in decoded ? splitFrontmatter(decoded.text, file).locate : startOfFile
    }
    return locate(...args)
  }
}

const startOfFile: Locate = () => ({ line: 1, column: 1 })

function bodyFault({ collection, file }: EntryFile, front: Frontmatter): Diagnostic | undefined {
  const { rule, owner } = bodyRule(collection, front.data)
  const isCut = front.closingLine > 1
  const blank = front.body.trim() === ''
  if (rule === 'required' && blank && isCut)
    return {
      code: 'body-missing',
      severity: 'error',
      file,
      line: front.closingLine,
      column: 1,
      endColumn: 4,
      message: 'Falta el texto, que va después de esta línea.',
      hint: bodyHints[collection],
    }
  if (rule !== 'forbidden' || blank) return undefined
  const before = front.body.slice(0, front.body.search(/\S/)).split('\n')
  return {
    code: 'body-forbidden',
    severity: 'error',
    file,
    line: before.length,
    column: (before.at(-1)?.length ?? 0) + 1,
    message: `${owner} no llevan texto después de los campos.`,
    hint: 'Pásalo a uno de los campos, o bórralo.',
  }
}

/** Whether an entry has a text, and who says so; nobody does for a page without a known template. */
function bodyRule(collection: CollectionName, data: unknown): { rule?: BodyRule; owner: string } {
  const rule = collections[collection].body
  if (rule !== 'by-template') return { rule, owner: `Los archivos de content/${collection}` }
  const template = isRecord(data) ? String(data.template) : ''
  const owner = `Las páginas con «template: ${template}»`
  if (template === 'text') return { rule: 'required', owner }
  return { rule: Object.hasOwn(templateSlugs, template) ? 'forbidden' : undefined, owner }
}

const bodyHints: Partial<Record<CollectionName, string>> = {
  blog: 'Escribe ahí el artículo.',
  faqs: 'Escribe ahí la respuesta.',
  team: 'Escribe ahí la biografía.',
  pages: 'Escribe ahí la página.',
}

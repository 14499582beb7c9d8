import { collections } from '../../content/collections.ts'
import type { CompiledBody } from '../body/types.ts'
import { entryUrl } from '../checks/entry-url.ts'
import { validateEntry } from '../explain/validate-entry.ts'
import { isRecord } from '../explain/walk-schema.ts'
import { findMarks } from '../files/find-marks.ts'
import type { EntryFile } from '../files/list-files.ts'
import { readSource } from '../files/read-source.ts'
import { type Frontmatter, splitFrontmatter } from '../frontmatter/split-frontmatter.ts'
import type { Diagnostic } from '../report/diagnostic.ts'
import { internalError } from '../report/internal-error.ts'
import type { Cache } from './cache.ts'
import type { LoadedEntry } from './loaded-entry.ts'

export type CompileBody = (source: string, options: { file: string }) => Promise<CompiledBody>

export type LoadOptions = {
  cache: Cache
  compileBody: CompileBody
  buildDate: string
  includeDrafts: boolean
}

/** Takes one file through its own stages: read, split, validate, compile. Never throws for content. */
export async function loadEntry(entry: EntryFile, options: LoadOptions): Promise<LoadedEntry> {
  const { collection, slug, file } = entry
  const start = { line: 1, column: 1 }
  const base = {
    collection,
    slug,
    file,
    raw: undefined,
    marks: [],
    bodySource: '',
    locate: () => start,
  }
  const source = await readSource(entry.absolute, file)
  if ('diagnostic' in source)
    return {
      ...base,
      url: entryUrl(collection, slug, undefined),
      published: true,
      diagnostics: [source.diagnostic],
    }

  const front = splitFrontmatter(source.text, file)
  const checked =
    front.data === undefined
      ? { diagnostics: [] }
      : validateEntry(collections[collection].schema, front.data, { file, locate: front.locate })
  const fault = bodyFault(entry, front)
  const hasBody = !fault && front.body.trim() !== ''
  const body = hasBody ? await compile(front.body, file, options) : undefined
  return {
    ...base,
    locate: front.locate,
    raw: front.data,
    marks: findMarks(collections[collection].schema, front.data),
    data: checked.data,
    url: entryUrl(collection, slug, front.data),
    published: options.includeDrafts || isPublished(entry, front.data, options.buildDate),
    body,
    bodySource: hasBody ? front.body : '',
    diagnostics: [
      ...front.diagnostics,
      ...checked.diagnostics,
      ...(fault ? [fault] : []),
      ...(body?.diagnostics ?? []),
    ],
  }
}

/** ISO dates sort correctly as text, so no Date is built. */
function isPublished({ collection }: EntryFile, data: unknown, buildDate: string): boolean {
  if (!isRecord(data)) return true
  if (data.draft === true) return false
  return collection !== 'blog' || typeof data.date !== 'string' || data.date <= buildDate
}

function bodyFault({ collection, file }: EntryFile, front: Frontmatter): Diagnostic | undefined {
  const rule = collections[collection].body
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
    message: `Los archivos de content/${collection} no llevan texto después de los campos.`,
    hint: 'Pásalo a uno de los campos, o bórralo.',
  }
}

const bodyHints: Partial<Record<EntryFile['collection'], string>> = {
  blog: 'Escribe ahí el artículo.',
  faqs: 'Escribe ahí la respuesta.',
  team: 'Escribe ahí la biografía.',
}

async function compile(body: string, file: string, options: LoadOptions): Promise<CompiledBody> {
  try {
    // The file's name is part of the key: ids inside a body are made from it.
    return await options.cache.remember(['compile', file, body], () =>
      options.compileBody(body, { file }),
    )
  } catch (error) {
    return { ...nothing, diagnostics: [internalError(file, error)] }
  }
}

const nothing = { code: '', headings: [], words: 0, links: [], images: [], references: [] }

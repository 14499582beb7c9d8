import { basename, join } from 'node:path'
import { type CollectionName, collections } from '../content/collections.ts'
import type { BodyContext } from '../mdx/body-context.ts'
import { entryFrom, type LoadOptions } from './load-entries.ts'
import type { LoadedEntry } from './loaded-entry.ts'
import { hashOfBody } from './markdown/hash-of-body.ts'
import type { StoredBody } from './markdown/store-body.ts'
import type { EntryFile } from './read/list-files.ts'
import { readText } from './read-entry.ts'

/** The entry that a file is by its path, e.g. `content/blog/hola.mdx`, whether it exists or not. */
export function placeOf(root: string, file: string): EntryFile | undefined {
  const [, collection = ''] = /^content\/([^/]+)\/[^/]+\.mdx$/.exec(file) ?? []
  if (!Object.hasOwn(collections, collection)) return undefined
  const slug = basename(file, '.mdx')
  return { collection: collection as CollectionName, slug, file, absolute: join(root, file) }
}

type TextOptions = Pick<LoadOptions, 'includeDrafts' | 'buildDate' | 'compile'> & {
  context: BodyContext
}

/** Takes the text of one entry through its own stages, and writes nothing. */
export async function loadText(
  entry: EntryFile,
  written: string,
  { context, compile, ...days }: TextOptions,
): Promise<LoadedEntry> {
  const { fields, text, locate } = readText(entry, written)
  if (text === undefined) return entryFrom(entry, { fields }, days, locate)
  const make = compile ?? (await import('./markdown/compile-body.ts')).compileBody
  const { html, ...rest } = await make(text, { file: entry.file, context })
  const body: StoredBody = { ...rest, shown: [], ...(html && { hash: hashOfBody(html) }) }
  return entryFrom(entry, { fields, body }, days, locate)
}

import type { z } from 'zod'
import { type Promises, promisesSchema } from '../content/schemas/promises.ts'
import { type Site, siteSchema } from '../content/schemas/site.ts'
import { lintFields } from './fields/lint-fields.ts'
import { validateEntry } from './fields/validate-entry.ts'
import { findReferences } from './fields/walk-schema.ts'
import type { FileCache } from './file-cache.ts'
import { parseYaml } from './frontmatter/parse-yaml.ts'
import type { FieldsFile } from './loaded-entry.ts'
import { findPermits } from './permits.ts'
import { flag, inFile, type Problem } from './problem.ts'
import type { FileList, SourceFile } from './read/list-files.ts'
import { lazyLocate, readSource } from './read/read-source.ts'
import { fileStart } from './text/range.ts'

type Loaded<Data> = { read?: FieldsFile<Data>; problems: Problem[] }

export function loadSite(found: FileList['site'], cache: FileCache): Loaded<Site> {
  if (found) return loadFields(found, siteSchema, cache)
  return { problems: [inFile('content/site.yaml', flag(fileStart, { code: 'site-missing' }))] }
}

/** Reads content/promesas.yaml; without the file there are no promises. */
export const loadPromises = (found: FileList['promises'], cache: FileCache): Loaded<Promises> =>
  found ? loadFields(found, promisesSchema, cache) : { problems: [] }

/** Reads a file that consists of fields alone; an unchanged one is not parsed again. */
function loadFields<D>(found: SourceFile, schema: z.ZodType<D>, cache: FileCache): Loaded<D> {
  const { file, absolute } = found
  const { problems, ...fields } =
    cache.recall<FieldsRecord<D>>(file, absolute) ?? readFields(found, schema, cache)
  const locate = lazyLocate(absolute, (text) => parseYaml(text, fileStart).locate)
  return { read: { ...found, ...fields, locate }, problems }
}

type FieldsRecord<Data> = Omit<FieldsFile<Data>, keyof SourceFile | 'locate'> & {
  problems: Problem[]
}

function readFields<D>(
  { file, absolute }: SourceFile,
  schema: z.ZodType<D>,
  cache: FileCache,
): FieldsRecord<D> {
  const source = readSource(absolute)
  if ('problem' in source) return { references: [], problems: [inFile(file, source.problem)] }
  const parsed = parseYaml(source.text, fileStart)
  const { data: raw, locate } = parsed
  const empty = flag(fileStart, { code: 'file-empty', data: { isSettings: true } })
  const faults = parsed.problems.length > 0 ? parsed.problems : [empty]
  const { data, problems } = raw ? validateEntry(schema, raw, parsed) : { problems: faults }
  const doubts = raw ? lintFields(schema, raw, locate) : []
  return cache.note(file, source.hash, {
    data,
    references: findReferences(schema, raw),
    permits: findPermits(source.text, true),
    problems: [...problems, ...doubts].map((problem) => inFile(file, problem)),
  })
}

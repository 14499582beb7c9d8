import type { z } from 'zod'
import { lintFields } from './fields/lint-fields.ts'
import { validateEntry } from './fields/validate-entry.ts'
import { findReferences } from './fields/walk-schema.ts'
import type { FileCache } from './file-cache.ts'
import { parseYaml } from './frontmatter/parse-yaml.ts'
import type { FieldsFile } from './loaded-entry.ts'
import { findPermits } from './permits.ts'
import { flag, inFile } from './problem.ts'
import type { SourceFile } from './read/list-files.ts'
import { lazyLocate, readSource } from './read/read-source.ts'
import { fileStart } from './text/range.ts'

/** Reads a file that consists of fields alone, if there is one; unchanged, it is not parsed again. */
export function loadFields<D>(
  found: SourceFile | undefined,
  schema: z.ZodType<D>,
  cache: FileCache,
): FieldsFile<D> | undefined {
  if (!found) return undefined
  const { file, absolute } = found
  const fields = cache.recall<FieldsRecord<D>>(file, absolute) ?? readFields(found, schema, cache)
  const locate = lazyLocate(absolute, (text) => parseYaml(text, fileStart).locate)
  return { ...found, ...fields, locate }
}

type FieldsRecord<Data> = Omit<FieldsFile<Data>, keyof SourceFile | 'locate'>

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
    permits: findPermits(source.text),
    problems: [...problems, ...doubts].map((problem) => inFile(file, problem)),
  })
}

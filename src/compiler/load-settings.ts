import type { z } from 'zod'
import { type Promises, promisesSchema } from '../content/schemas/promises.ts'
import { siteSchema } from '../content/schemas/site.ts'
import { findReferences } from './fields/find-references.ts'
import { lintFields } from './fields/lint-fields.ts'
import { validateEntry } from './fields/validate-entry.ts'
import { type ParsedYaml, parseYaml } from './frontmatter/parse-yaml.ts'
import type { LoadedContent } from './loaded-entry.ts'
import { findPermits } from './permits.ts'
import { error, inFile, type LocalProblem, type Problem } from './problem.ts'
import type { FileList, SourceFile } from './read/list-files.ts'
import { readSource } from './read/read-source.ts'
import { fileStart } from './text/range.ts'

/** Reads content/site.yaml. */
export function loadSite(found: FileList['site']): Pick<LoadedContent, 'site'> & {
  problems: Problem[]
} {
  if (!found)
    return { problems: [inFile('content/site.yaml', error(fileStart, { code: 'site-missing' }))] }
  const { read, problems } = readYaml(found, siteSchema)
  if (!read) return { problems }
  const { file, text, raw, locate } = read
  const references = findReferences(siteSchema, raw)
  const doubts = lintFields(siteSchema, raw, locate).map((problem) => inFile(file, problem))
  return {
    site: { ...read, references, permits: findPermits(text, true) },
    problems: [...problems, ...doubts],
  }
}

export type LoadedPromises = { read?: YamlFile<Promises>; problems: Problem[] }

/** Reads content/promesas.yaml; without it nothing is promised. */
export const loadPromises = (found: FileList['promises']): LoadedPromises =>
  found ? readYaml(found, promisesSchema) : { problems: [] }

/** What a file of nothing but fields says. */
type YamlFile<Data> = SourceFile &
  Pick<ParsedYaml, 'locate'> & {
    text: string
    /** The fields as written, and as the schema wants them, if they are right. */
    raw: NonNullable<ParsedYaml['data']>
    data: Data | undefined
  }

/** Reads a file of nothing but fields, as far as it can be read. */
function readYaml<Schema extends z.ZodType>(
  { file, absolute }: SourceFile,
  schema: Schema,
): { read?: YamlFile<z.infer<Schema>>; problems: Problem[] } {
  const here = (problems: LocalProblem[]) => problems.map((problem) => inFile(file, problem))
  const source = readSource(absolute, file)
  if ('problem' in source) return { problems: [source.problem] }
  const { text } = source
  const parsed = parseYaml(text, fileStart)
  if (parsed.problems.length > 0) return { problems: here(parsed.problems) }
  const { data: raw, locate } = parsed
  const empty = error(fileStart, { code: 'file-empty', data: { isSettings: true } })
  if (!raw) return { problems: here([empty]) }
  const { data, problems } = validateEntry(schema, raw, parsed)
  return { read: { file, absolute, text, locate, raw, data }, problems: here(problems) }
}

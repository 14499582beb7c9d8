import type { z } from 'zod'
import { validateEntry } from './fields/validate-entry.ts'
import { type ParsedYaml, parseYaml } from './frontmatter/parse-yaml.ts'
import { error, inFile, type LocalProblem, type Problem } from './problem.ts'
import type { SourceFile } from './read/list-files.ts'
import { readSource } from './read/read-source.ts'
import { fileStart } from './text/range.ts'

/** What a file of nothing but fields says. */
export type YamlFile<Data> = SourceFile &
  Pick<ParsedYaml, 'locate'> & {
    text: string
    /** The fields as written, and as the schema wants them, if they are right. */
    raw: NonNullable<ParsedYaml['data']>
    data: Data | undefined
  }

/** Reads a file of nothing but fields, as far as it can be read. */
export function readYaml<Schema extends z.ZodType>(
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

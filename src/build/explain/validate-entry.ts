import type { z } from 'zod'
import type { Locate } from '../frontmatter/parse-yaml.ts'
import type { Diagnostic } from '../report/diagnostic.ts'
import { type Explanation, explainIssue } from './explain-issue.ts'

/** More findings than this help nobody. */
const most = 20

/** Turns unknown data into typed data, or says in Spanish what is wrong with it and where. */
export function validateEntry<Schema extends z.ZodType>(
  schema: Schema,
  data: unknown,
  { file, locate }: { file: string; locate: Locate },
): { data?: z.infer<Schema>; diagnostics: Diagnostic[] } {
  const result = schema.safeParse(data)
  if (result.success) return { data: result.data, diagnostics: [] }
  const explanations = result.error.issues.flatMap((issue) => explainIssue(issue, data, schema))
  const diagnostics = withoutEchoes(explanations)
    .slice(0, most)
    .map(({ code, message, hint, path, part }): Diagnostic => {
      const position = locate(path, part)
      return { code, severity: 'error', file, ...position, message, hint }
    })
  return { diagnostics }
}

/** A field that is missing because its name is misspelt is one mistake, not two. */
function withoutEchoes(explanations: Explanation[]): Explanation[] {
  const id = (path: PropertyKey[] | undefined) => path?.map(String).join('\0')
  const misspelt = new Set(
    explanations.filter((item) => item.code === 'unknown-field').map((item) => id(item.replaces)),
  )
  return explanations.filter(
    (item) => item.code !== 'missing-field' || !misspelt.has(id(item.replaces)),
  )
}

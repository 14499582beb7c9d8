import type { z } from 'zod'
import type { Locate, Written } from '../frontmatter/parse-yaml.ts'
import type { Diagnostic } from '../report/diagnostic.ts'
import { checkAmounts } from './check-amounts.ts'
import { type Checked, type Explanation, explainIssue } from './explain-issue.ts'

/** More findings than this help nobody. */
const most = 20

/** Turns unknown data into typed data, or says in Spanish what is wrong with it and where. */
export function validateEntry<Schema extends z.ZodType>(
  schema: Schema,
  data: unknown,
  { file, locate, written }: { file: string; locate: Locate; written: Written },
): { data?: z.infer<Schema>; diagnostics: Diagnostic[] } {
  const checked: Checked = { data, schema, written }
  const result = schema.safeParse(data)
  const amounts = checkAmounts(checked)
  if (result.success && amounts.length === 0) return { data: result.data, diagnostics: [] }
  const issues = withoutConsequences(result.error?.issues ?? [])
  const explanations = issues.flatMap((issue) => explainIssue(issue, checked))
  const diagnostics = withoutEchoes([...amounts, ...explanations])
    .slice(0, most)
    .map(({ code, message, hint, path, part }): Diagnostic => {
      const position = locate(path, part)
      return { code, severity: 'error', file, ...position, message, hint }
    })
  return { diagnostics }
}

const id = (path: readonly PropertyKey[] | undefined) => path?.map(String).join('\0')

/** A text where a list belongs also has, for zod, too many items: its letters. */
function withoutConsequences(issues: readonly z.core.$ZodIssue[]): z.core.$ZodIssue[] {
  const mistyped = new Set(issues.filter(isTypeIssue).map(({ path }) => id(path)))
  return issues.filter((issue) => isTypeIssue(issue) || !mistyped.has(id(issue.path)))
}

const isTypeIssue = ({ code }: z.core.$ZodIssue) => code === 'invalid_type'

/**
 * One mistake is one finding: a field that is missing because its name is misspelt, or a maximum
 * below a minimum because one of them was written with a thousands point.
 */
function withoutEchoes(explanations: Explanation[]): Explanation[] {
  const misspelt = new Set(
    explanations.filter((item) => item.code === 'unknown-field').map((item) => id(item.replaces)),
  )
  const misread = new Set(
    explanations
      .filter((item) => item.code === 'thousands-point')
      .map((item) => id(item.path.slice(0, -1))),
  )
  return explanations.filter(
    (item) =>
      (item.code !== 'missing-field' || !misspelt.has(id(item.replaces))) &&
      (item.code !== 'range' || !misread.has(id(item.path.slice(0, -1)))),
  )
}

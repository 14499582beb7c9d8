import type { z } from 'zod'
import type { Locate, Written } from '../frontmatter/parse-yaml.ts'
import { flag, type LocalProblem } from '../problem.ts'
import { lookAlikeFault } from '../text/look-alikes.ts'
import { type Checked, type FieldFault, faultsOf } from './issue-faults.ts'
import { plainSchema, valueAt, walkSchema } from './walk-schema.ts'

/** More problems than this help nobody. */
const most = 20

/** Turns unknown data into typed data, or reports what is wrong with it and where. */
export function validateEntry<Schema extends z.ZodType>(
  schema: Schema,
  data: unknown,
  { locate, written }: { locate: Locate; written: Written },
): { data?: z.infer<Schema>; problems: LocalProblem[] } {
  const checked: Checked = { data, schema: plainSchema(schema), written }
  const result = schema.safeParse(data)
  const amounts = checkAmounts(checked)
  if (result.success && amounts.length === 0) return { data: result.data, problems: [] }
  const issues = withoutConsequences(result.error?.issues ?? [])
  const faults = issues.flatMap((issue) => faultsOf(issue, checked))
  const problems = withoutEchoes([...amounts, ...faults])
    .slice(0, most)
    .map((fault) => lookAlike(fault, data) ?? fault)
    .map(({ path, part, meant: _, ...fault }): LocalProblem => {
      const range = locate(path, part)
      return flag(range, fault, part === 'key' ? range : (written(path)?.range ?? null))
    })
  return { problems }
}

const id = (path: readonly PropertyKey[] | undefined) => path?.map(String).join('\0')

/**
 * Drops issues that follow from a wrong type: zod also finds too many items in a string that should
 * be a list, because it counts its letters.
 */
function withoutConsequences(issues: readonly z.core.$ZodIssue[]): z.core.$ZodIssue[] {
  const mistyped = new Set(issues.filter(isTypeIssue).map(({ path }) => id(path)))
  return issues.filter((issue) => isTypeIssue(issue) || !mistyped.has(id(issue.path)))
}

const isTypeIssue = ({ code }: z.core.$ZodIssue) => code === 'invalid_type'

/**
 * Reports one mistake once: drops the missing field whose name was misspelt, and the maximum below
 * a minimum when one of them was written with a thousands separator. The fields that there are stand
 * below the first one that is not.
 */
function withoutEchoes(faults: FieldFault[]): FieldFault[] {
  const parent = ({ path }: FieldFault) => id(path.slice(0, -1))
  const of = (code: FieldFault['code']) => faults.filter((fault) => fault.code === code)
  const misspelt = new Set(of('unknown-field').map(({ meant }) => id(meant)))
  const misread = new Set(of('thousands-point').map(parent))
  const listed = new Set<string | undefined>()
  return faults
    .filter(
      (fault) =>
        (fault.code !== 'missing-field' || !misspelt.has(id(fault.meant))) &&
        (fault.code !== 'range' || !misread.has(parent(fault))),
    )
    .map((fault) => {
      if (fault.code !== 'unknown-field' || fault.meant || fault.data.isBody) return fault
      const fields = listed.has(parent(fault)) ? [] : fault.data.fields
      listed.add(parent(fault))
      return { ...fault, data: { ...fault.data, fields } }
    })
}

/** Faults of names, dates and addresses, in which a foreign character is never intended. */
const strict = new Set<FieldFault['code']>([
  'invalid-date',
  'unknown-field',
  'not-an-option',
  'identifier',
  'wrong-type',
  'image-path',
  'relative-address',
])

/**
 * The fault of a value that is wrong only because a character looks like another, with the correct
 * character as its repair.
 */
function lookAlike(found: FieldFault, data: unknown): FieldFault | undefined {
  const { code, path, part } = found
  // A list whose dashes are longer needs more than other dashes.
  if (found.code === 'wrong-type' && found.data.expected === 'array') return undefined
  const text = part === 'key' ? path.at(-1) : valueAt(data, path)
  if (!strict.has(code) || typeof text !== 'string') return undefined
  const fault = lookAlikeFault(text)
  return fault && { ...fault, path, part }
}

/**
 * Reports prices written as `1.200`. In most of Latin America that is twelve hundred, but YAML
 * reads a little more than one, and no other check would keep the wrong price from being published.
 */
function checkAmounts({ data, schema, written }: Checked): FieldFault[] {
  const found: FieldFault[] = []
  walkSchema(schema, data, (field, value, path) => {
    if (typeof value !== 'number' || !field.amount) return
    const text = written(path)?.text ?? ''
    if (!/^[1-9]\d{0,2}\.\d{3}$/.test(text)) return
    found.push({
      code: 'thousands-point',
      data: { name: String(path.at(-1)), written: text, value },
      repair: text.replace('.', ''),
      path,
      part: 'value',
    })
  })
  return found
}

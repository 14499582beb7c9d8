import { catalogue, type DataOf, type ProblemCode } from './messages/catalogue.ts'
import type { Severity } from './messages/entry.ts'
import type { Range, Repair } from './text/range.ts'

/** The code of a problem and the data of its message, which stands in the catalogue. */
export type CodeWithData<Code extends ProblemCode = ProblemCode> = {
  [C in Code]: {
    /** Stable, kebab-case name of the rule, e.g. `unknown-field`; tools may rely on it. */
    code: C
  } & Data<DataOf<C>>
}[Code]

/** What is wrong, without its position. */
export type Fault<Code extends ProblemCode = ProblemCode> = CodeWithData<Code> & {
  /**
   * Replaces what is wrong, or the range that it names; it is applied without asking only if it is
   * safe.
   */
  repair?: string | (Pick<Repair, 'text'> & Partial<Repair>)
}

/** The data that the message mentions, as plain data that can be sent and stored. */
type Data<T> = Record<never, never> extends T ? { data?: T } : { data: T }

/** A problem of the file being checked, whose name is added later. */
export type LocalProblem = CodeWithData & {
  severity: Severity
  range: Range
  repair?: Repair
  /** How many more like this one are left out after it. */
  more?: number
}

/**
 * Something wrong in the content. Plain data: it can be stored, printed or shown in an editor. Bugs
 * of this program are thrown instead; one that a single text triggers becomes the problem
 * `internal-error`, so that the other texts are still checked.
 */
export type Problem = LocalProblem & {
  /** Path from the project's root with forward slashes, e.g. `content/blog/hola.mdx`. */
  file: string
  /** Whether it is in a draft, where it does not stop the build. */
  inDraft?: true
}

/**
 * Flags a range of the file being checked: the problem with the severity of its code.
 *
 * @param replaced the range for a repair that names none; null where it is not known
 */
export function flag(range: Range, fault: Fault, replaced: Range | null = range): LocalProblem {
  const { repair, ...codeAndData } = fault
  const remedy = typeof repair === 'string' ? { text: repair } : repair
  const whole = remedy && replaced && { repair: { range: replaced, safe: false, ...remedy } }
  const { severity } = catalogue[fault.code]
  return { ...codeAndData, severity, range, ...whole }
}

/** Adds the name of its file to a problem. */
export const inFile = (file: string, problem: LocalProblem): Problem => ({ ...problem, file })

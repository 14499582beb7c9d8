import { compare } from '../lib/compare.ts'
import type { DataOf, ProblemCode } from './messages/catalogue.ts'
import { comparePoints, type Range, type Repair } from './text/range.ts'

/** What there is to say; the sentence is in the catalogue, under its code. */
export type Told<Code extends ProblemCode = ProblemCode> = {
  [C in Code]: {
    /** Stable, kebab-case name of the rule, e.g. `unknown-field`; tools may rely on it. */
    code: C
  } & Data<DataOf<C>>
}[Code]

/** What is wrong, wherever it stands. */
export type Fault<Code extends ProblemCode = ProblemCode> = Told<Code> & {
  /** Takes the place of what is wrong, or of the range it names; not unseen unless it is safe. */
  repair?: string | (Pick<Repair, 'text'> & Partial<Repair>) | undefined
}

/** What the sentence mentions, as plain data that can be sent and stored. */
type Data<T> = Record<never, never> extends T ? { data?: T } : { data: T }

/** A problem of the file in hand, whose name is added later. */
export type LocalProblem = Told & {
  severity: 'error' | 'warning'
  range: Range
  repair?: Repair
  /** How many more like this one are left out after it. */
  more?: number
}

/**
 * Something wrong in the content. Plain data: it can be sent to another thread, stored, printed,
 * shown in an editor. Our own code throws instead; what it throws at a single text becomes the
 * problem `internal-error`, so that the other texts are still checked.
 */
export type Problem = LocalProblem & {
  /** Path from the project's root with forward slashes, e.g. `content/blog/hola.mdx`. */
  file: string
  /** Whether it stands in a draft, where it stops nobody. */
  inDraft?: true
}

const problemOf =
  (severity: LocalProblem['severity']) =>
  /** @param replaced what a repair replaces that names no range; null where nobody knows it */
  (range: Range, fault: Fault, replaced: Range | null = range): LocalProblem => {
    const { repair, ...told } = fault
    const remedy = typeof repair === 'string' ? { text: repair } : repair
    const whole = remedy && replaced && { repair: { range: replaced, safe: false, ...remedy } }
    // A code and its data stay together.
    return { ...(told as Told), severity, range, ...whole }
  }

/** What stops the publication. */
export const error = problemOf('error')

/** A doubt that does not stop the publication. */
export const warning = problemOf('warning')

/** The problem of a file that was in hand. */
export const inFile = (file: string, problem: LocalProblem): Problem => ({ ...problem, file })

/** In the order of files and lines, each told once: the same content gives the same list. */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  const unique = new Map(problems.map((problem) => [identity(problem), problem]))
  return [...unique.values()].sort(
    (a, b) =>
      compare(a.file, b.file) ||
      comparePoints(a.range.start, b.range.start) ||
      compare(a.code, b.code),
  )
}

const identity = ({ file, range, code, data }: Problem) =>
  JSON.stringify([file, range.start, code, data])

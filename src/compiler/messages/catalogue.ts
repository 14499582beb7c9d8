import type { Entry } from './entry.ts'
import { images } from './es/images.ts'
import { markdown } from './es/markdown.ts'
import { report } from './es/report.ts'

/** Every sentence about content, by the code of its problem. */
export const catalogue = {
  ...report,
  ...images,
  ...markdown,
}

export type ProblemCode = keyof typeof catalogue

/** The data that a problem of this code has to bring. */
export type DataOf<Code extends ProblemCode> =
  (typeof catalogue)[Code] extends Entry<infer Data> ? Data : never

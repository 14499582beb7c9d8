import type { Entry } from './entry.ts'
import { checks } from './es/checks.ts'
import { doubts } from './es/doubts.ts'
import { fields } from './es/fields.ts'
import { frontmatter } from './es/frontmatter.ts'
import { images } from './es/images.ts'
import { markdown } from './es/markdown.ts'
import { promises } from './es/promises.ts'
import { read } from './es/read.ts'
import { values } from './es/values.ts'
import { yaml } from './es/yaml.ts'

/** Every sentence about content, by the code of its problem. */
export const catalogue = {
  ...read,
  ...frontmatter,
  ...yaml,
  ...fields,
  ...values,
  ...checks,
  ...promises,
  ...images,
  ...markdown,
  ...doubts,
}

export type ProblemCode = keyof typeof catalogue

export type DataOf<Code extends ProblemCode> =
  (typeof catalogue)[Code] extends Entry<infer Data> ? Data : never

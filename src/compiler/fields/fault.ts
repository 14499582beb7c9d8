import type { Written } from '../frontmatter/parse-yaml.ts'
import type { Fault } from '../problem.ts'
import type { FieldSchema } from './walk-schema.ts'

/** What is wrong with a field, with its place in the data. */
export type FieldFault = Fault & {
  path: PropertyKey[]
  part: 'key' | 'value'
  /** The field that was probably meant. */
  meant?: PropertyKey[]
}

export type Subject = {
  name: string
  value: unknown
  /** As it stands in the file: `1.10` is no longer to be told from `1.1` once it is a number. */
  written?: string | undefined
  schema?: FieldSchema | undefined
}

export type Checked = { data: unknown; schema: FieldSchema; written: Written }

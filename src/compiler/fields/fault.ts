import type { Written } from '../frontmatter/parse-yaml.ts'
import type { Fault } from '../problem.ts'
import type { FieldSchema } from './walk-schema.ts'

/** A fault of a field, with its path in the data. */
export type FieldFault = Fault & {
  path: PropertyKey[]
  part: 'key' | 'value'
  /** The field that was probably meant. */
  meant?: PropertyKey[]
}

export type Subject = {
  name: string
  value: unknown
  /** The value as written: once parsed as a number, `1.10` cannot be told from `1.1`. */
  written?: string | undefined
  schema?: FieldSchema | undefined
}

export type Checked = { data: unknown; schema: FieldSchema; written: Written }

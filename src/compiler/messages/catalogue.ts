import type { Entry } from './entry.ts'
import { bodyElements } from './es/body-elements.ts'
import { bodyMarkup } from './es/body-markup.ts'
import { bodySyntax } from './es/body-syntax.ts'
import { bodyText } from './es/body-text.ts'
import { checks } from './es/checks.ts'
import { doubts } from './es/doubts.ts'
import { fields } from './es/fields.ts'
import { frontmatter } from './es/frontmatter.ts'
import { images } from './es/images.ts'
import { promises } from './es/promises.ts'
import { prose } from './es/prose.ts'
import { read } from './es/read.ts'
import { values } from './es/values.ts'
import { yaml } from './es/yaml.ts'

/** The messages about bodies. */
export const markdown = {
  ...bodySyntax,
  ...bodyElements,
  ...bodyText,
  ...bodyMarkup,
  ...prose,
}

/** All messages about content, by the code of the problem. */
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

import type { z } from 'zod'
import type { Report } from './finding.ts'

/** The data of a JSON file; `undefined` when it does not fit its schema, which is reported. */
export function readJson<Schema extends z.ZodType>(
  text: string,
  schema: Schema,
  report: Report,
  code: string,
): z.infer<Schema> | undefined {
  try {
    const { data, error } = schema.safeParse(JSON.parse(text))
    for (const { path, message } of error?.issues ?? [])
      report(code, `${path.join('.')}: ${message}`)
    return data
  } catch (error) {
    report(code, String(error))
    return undefined
  }
}

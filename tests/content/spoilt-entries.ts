import { Document, parse, stringify } from 'yaml'
import { article, sampleFields, sampleSite } from '../support/sample-site.ts'
import type { Files } from '../support/workspace.ts'

/** A valid service except for the fields at these paths; `undefined` removes one. */
export function serviceWith(changes: Record<string, unknown>): string {
  const fields = new Document(sampleFields('services'))
  for (const [path, value] of Object.entries(changes)) {
    const steps = path.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step))
    if (value === undefined) fields.deleteIn(steps)
    else fields.setIn(steps, fields.createNode(value))
  }
  return `---\n${fields}---\n`
}

/** Articles by their names, each with its changed fields and its text. */
export const articles = (written: Record<string, Parameters<typeof article>>): Files =>
  Object.fromEntries(
    Object.entries(written).map(([name, words]) => [`content/blog/${name}.mdx`, article(...words)]),
  )

export function settingsWith(changes: object): string {
  return stringify({ ...parse(sampleSite()['content/site.yaml'] ?? ''), ...changes })
}

import { Document, parse, stringify } from 'yaml'
import { sampleFields, sampleSite } from '../support/sample-site.ts'

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

export function settingsWith(changes: object): string {
  return stringify({ ...parse(sampleSite()['content/site.yaml'] ?? ''), ...changes })
}

import { pageOf } from '../content/queries.ts'
import type { Content } from '../content/read-content.ts'

/** Writes to a member of the team: the agency's address, with the name in the subject. */
export function memberMail(content: Content, name: string): string {
  const { subject } = pageOf(content, 'team').data.labels
  return `mailto:${content.site.email}?subject=${encodeURIComponent(subject.replace('{name}', name))}`
}

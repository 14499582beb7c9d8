import type { TeamMember } from '../../content/entries.ts'
import { pageOf } from '../../content/queries.ts'
import type { Content } from '../../content/read-content.ts'
import { idOf } from './ids.ts'

/** A member of the team, whom the team's page describes, by name. */
export const briefPerson = (content: Content, { slug, data }: TeamMember) => ({
  '@type': 'Person' as const,
  '@id': idOf(content.site, pageOf(content, 'team').url, slug),
  name: data.name,
})

import type { TeamMember } from '../../content/entries.ts'
import { inOrder, pageOf, portraitOf } from '../../content/queries.ts'
import type { Content } from '../../content/read-content.ts'
import { memberMail } from '../contact-channels.ts'
import { templatePage } from '../define-page.ts'
import { lowFire } from '../fires.ts'
import { withIcon } from '../icon-path.ts'
import { addressOf, briefPerson, organizationId } from '../structured-data/nodes.ts'

export type TeamPageData = ReturnType<typeof teamData>

function member(content: Content, entry: TeamMember) {
  const { slug, data, body } = entry
  const { description, image, imageAlt, tone, ...shown } = data
  return {
    slug,
    ...withIcon(shown),
    portrait: portraitOf(content, entry),
    bio: body ? content.readBody(body.hash) : '',
    mail: memberMail(content, data.name),
  }
}

function teamData(content: Content) {
  const { data } = pageOf(content, 'team')
  const { subject, ...labels } = data.labels
  return {
    heading: data.heading,
    lead: data.lead,
    labels,
    members: inOrder(content.team).map((entry) => member(content, entry)),
    values: {
      heading: data.values.heading,
      items: inOrder(content.values).map((value) => value.data),
      ...data.actions,
      fire: { seed: '/equipo', ...lowFire },
    },
  }
}

export const teamPages = templatePage('team', teamData, (content) => ({
  facts: () => ({
    kind: 'CollectionPage',
    list: inOrder(content.team).map((entry) => ({
      item: {
        ...briefPerson(content, entry),
        jobTitle: entry.data.role,
        image: addressOf(content.site, entry.data.image),
        worksFor: { '@id': organizationId(content.site) },
      },
    })),
  }),
}))

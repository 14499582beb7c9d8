import { tongueBoxes } from '../../art/tongue-boxes.ts'
import { inOrder } from '../../content/queries.ts'
import type { Content } from '../../content/read-content.ts'
import { formatDay } from '../../lib/format-date.ts'
import { iconPath } from '../icon-path.ts'
import { memberMail } from '../member-mail.ts'
import type { CommunityData } from './CommunitySection.tsx'
import type { Wordmark } from './PartnersSection.tsx'
import type { ProcessData } from './ProcessSection.tsx'
import type { Portrait } from './TeamSection.tsx'

/** Skills of a member that the home page shows. */
const skillCount = 2

/** The partners as wordmarks. */
export function wordmarks(content: Content): Wordmark[] {
  return inOrder(content.partners).map(({ data: { name, icon, wordmark } }) => ({
    name,
    icon: iconPath(icon, 'fill'),
    ...wordmark,
  }))
}

/** The steps of a project, each with its tongue of the hearth. */
export function processSteps(content: Content): ProcessData['steps'] {
  return inOrder(content.process).map(({ data: { title, description, duration } }, place) => {
    return {
      title,
      description,
      duration,
      fire: {
        seed: `proceso-${place + 1}`,
        ...(tongueBoxes[place] ?? tongueBoxes[0]),
        tongues: 1,
        focus: 0.5,
        spread: 4,
        low: 0,
        rows: 4,
        cols: 15,
        sparks: 0,
      },
    }
  })
}

/** The members of the team as portraits. */
export function portraits(content: Content): Portrait[] {
  return inOrder(content.team).map(({ data: { name, role, skills, image, imageAlt } }) => ({
    name,
    role,
    skills: skills.slice(0, skillCount),
    image,
    imageAlt,
    mail: memberMail(content, name),
  }))
}

/** Events to come, and the titles of those that were. */
export function events(content: Content): Pick<CommunityData, 'upcoming'> & { past: string[] } {
  const all = inOrder(content.events)
  return {
    upcoming: all
      .filter(({ data }) => data.status === 'upcoming')
      .map(({ data: { title, description, date } }) => ({
        title,
        description,
        ...(date && { date: formatDay(date).long }),
      })),
    past: all.filter(({ data }) => data.status === 'past').map(({ data }) => data.title),
  }
}

/** What coupons say. */
export function coupons(content: Content) {
  return inOrder(content.promotions).map(({ data: { figure, title, condition } }) => ({
    figure,
    title,
    condition,
  }))
}

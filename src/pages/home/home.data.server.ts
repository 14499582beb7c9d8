import { articlesByDate, inOrder, pageOf, portraitOf } from '../../content/queries.ts'
import type { Content } from '../../content/read-content.ts'
import { fillFacts } from '../../content/site-facts.ts'
import { formatDay } from '../../lib/format-date.ts'
import { keepShortWords } from '../../lib/keep-together.ts'
import { articleTeaser } from '../article-teaser.ts'
import { memberMail } from '../contact-channels.ts'
import { templatePage } from '../define-page.ts'
import { heroFire, smallFire } from '../fires.ts'
import { iconPath } from '../icon-path.ts'
import { serviceDishes, serviceTiles } from '../service-cards.ts'
import {
  appsData,
  largeTestimonials,
  pricingData,
  questionsData,
  urgentContact,
} from '../shared-sections.ts'

export type HomePageData = ReturnType<typeof homeData>

/** Numbers of articles and of skills per team member on the home page. */
const teaserCount = 3
const skillCount = 2

/** Minimum and maximum of marks in the community's ring. */
const ringMarks = { least: 12, most: 72 }

/** Boxes of the hearth's five tongues in units of their drawings, which are 2 CSS px at full size. */
export const tongueBoxes = [
  { width: 80, height: 114 },
  { width: 85, height: 183 },
  { width: 95, height: 248 },
  { width: 85, height: 198 },
  { width: 75, height: 129 },
] as const

function wordmarks(content: Content) {
  return inOrder(content.partners).map(({ data: { name, icon, wordmark } }) => ({
    name,
    icon: iconPath(icon, 'fill'),
    ...wordmark,
  }))
}

function about(content: Content) {
  const { facts, ...words } = pageOf(content, 'home').data.about
  const value = (text: string) => fillFacts(text, content.site)
  return { ...words, facts: facts.map((fact) => ({ ...fact, value: value(fact.value) })) }
}

/** The steps of a project, each with its tongue in the hearth. */
function processSteps(content: Content) {
  return inOrder(content.process).map(({ data }, place) => ({
    ...data,
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
  }))
}

function portraits(content: Content) {
  return inOrder(content.team).map((member) => ({
    name: member.data.name,
    role: member.data.role,
    skills: member.data.skills.slice(0, skillCount),
    portrait: portraitOf(content, member),
    mail: memberMail(content, member.data.name),
  }))
}

/** Upcoming events, and the titles of past ones. */
export function events(content: Content) {
  const all = inOrder(content.events).map(({ data }) => data)
  return {
    upcoming: all
      .filter(({ status }) => status === 'upcoming')
      .map(({ title, description, date }) => ({
        title,
        description,
        date: date && formatDay(date).long,
      })),
    past: all.filter(({ status }) => status === 'past').map(({ title }) => title),
  }
}

function community(content: Content) {
  const words = pageOf(content, 'home').data.community
  const { community: claims } = content.site.claims
  const members = Number.parseInt(claims[0]?.value ?? '', 10) || ringMarks.least
  return {
    ...words,
    ...events(content),
    claims,
    dialog: { ...words.dialog, fire: { seed: 'registro', ...smallFire } },
    // One for each member, within limits.
    marks: Math.min(Math.max(members, ringMarks.least), ringMarks.most),
  }
}

function homeData(content: Content) {
  const { data } = pageOf(content, 'home')
  const { site } = content
  return {
    hero: { ...data.hero, claims: site.claims.hero, fire: heroFire },
    partners: { heading: data.partners.heading, wordmarks: wordmarks(content) },
    about: about(content),
    why: data.why,
    services: { heading: data.services.heading, tiles: serviceTiles(content) },
    menu: { ...data.menu, dishes: serviceDishes(content) },
    process: { ...data.process, steps: processSteps(content) },
    pricing: pricingData(content),
    apps: appsData(content),
    team: {
      ...data.team,
      mailLabel: pageOf(content, 'team').data.labels.email,
      members: portraits(content),
    },
    community: community(content),
    promotions: {
      heading: data.promotions.heading,
      coupons: inOrder(content.promotions).map(({ data }) => ({
        ...data,
        title: keepShortWords(data.title),
      })),
    },
    blog: {
      ...data.blog,
      articles: articlesByDate(content)
        .filter((article) => article.data.featured)
        .slice(0, teaserCount)
        .map((article) => articleTeaser(content, article)),
    },
    testimonials: largeTestimonials(content, data.testimonials),
    questions: questionsData(content, data.faqs, {
      label: data.faqs.action,
      href: `mailto:${site.email}`,
    }),
    contact: urgentContact(content),
  }
}

export const homePages = templatePage('home', homeData, (content) => ({
  card: { title: content.site.slogan, fire: heroFire },
  facts: () => ({ describesSite: true, questions: pageOf(content, 'home').data.faqs.items }),
}))

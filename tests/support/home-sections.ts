import { plainText } from '../../src/lib/plain-text.ts'
import { children, element, elements } from './elements.ts'
import { pageHtml } from './page-text.ts'
import { home } from './site-content.ts'

/** The sections of the home page, in the order that the owner has promised. */
export const sections = [
  'hero',
  'partners',
  'about',
  'why',
  'services',
  'menu',
  'process',
  'pricing',
  'apps',
  'team',
  'community',
  'promotions',
  'blog',
  'testimonials',
  'faqs',
  'contact',
] as const

export type SectionName = (typeof sections)[number]

/** The parts of the home page between header and footer, in order. */
const parts = children(element(pageHtml('/'), /<main\b/), 'section')

/** The heading of a section, as the content has it. */
export const headingOf = (name: SectionName) => [home[name].heading].flat().join(' ')

/** What a part of the home page is headed with. */
const headingIn = (part: string) => plainText(elements(part, /<h[12]\b/)[0] ?? '')

/** Headings of all sections, in order. */
export const homeHeadings = parts.map(headingIn)

/** The HTML of a section of the home page. */
export function homeSection(name: SectionName): string {
  const found = parts.find((part) => headingIn(part) === headingOf(name))
  if (!found) throw new Error(`The home page has no section headed «${headingOf(name)}»`)
  return found
}

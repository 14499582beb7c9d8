import { children, element, elements } from './elements.ts'
import { pageHtml } from './page-text.ts'
import { plainText } from './plain-text.ts'
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

const parts = children(element(pageHtml('/'), /<main\b/), 'section')

export const headingOf = (name: SectionName) => [home[name].heading].flat().join(' ')

const headingIn = (part: string) => plainText(elements(part, /<h[12]\b/)[0] ?? '')

export const homeHeadings = parts.map(headingIn)

export function homeSection(name: SectionName): string {
  const found = parts.find((part) => headingIn(part) === headingOf(name))
  if (!found) throw new Error(`The home page has no section headed «${headingOf(name)}»`)
  return found
}

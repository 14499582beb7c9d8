import { expect, test } from 'vitest'
import { inOrder } from '../../src/content/queries.ts'
import { fillFacts } from '../../src/content/site-facts.ts'
import { children, elements, linksOf, textsOf } from '../support/elements.ts'
import {
  headingOf,
  homeHeadings,
  homeSection,
  type SectionName,
  sections,
} from '../support/home-sections.ts'
import { plainText } from '../support/plain-text.ts'
import { content, home, site } from '../support/site-content.ts'

const claimsOf = (name: SectionName) =>
  elements(homeSection(name), /<dl\b/)
    .flatMap((list) => children(list, 'div'))
    .map((claim) => `${textsOf(claim, 'dd')} ${textsOf(claim, 'dt')}`)
const said = (claims: { value: string; label: string }[]) =>
  claims.map(({ value, label }) => `${fillFacts(value, site)} ${label}`)
test('the home page has its sections in the promised order', () => {
  expect(homeHeadings).toEqual(sections.map(headingOf))
})

test('hero and community show the figures of the settings, and client satisfaction is not in the hero', () => {
  expect(claimsOf('hero')).toEqual(said(site.claims.hero))
  expect(claimsOf('community')).toEqual(said(site.claims.community))
  expect(claimsOf('about')).toEqual(said(home.about.facts))
  expect(claimsOf('about').join()).toContain(site.claims.satisfaction)
  expect(plainText(homeSection('hero'))).not.toContain(site.claims.satisfaction)
})

test('past events become an archive line, upcoming ones offer registration', () => {
  const events = inOrder(content.events).map(({ data }) => data)
  const titles = (status: string) =>
    events.filter((event) => event.status === status).map(({ title }) => title)
  const text = plainText(homeSection('community'))
  expect(text).toContain(`${home.community.archive}: ${titles('past').join(' · ')}`)
  expect(textsOf(homeSection('community'), 'h3')).toEqual(titles('upcoming'))
  const links = linksOf(homeSection('community'))
  expect(links.length).toBeGreaterThan(0)
  for (const { text: label, to } of links) {
    expect(label).toContain(home.community.action)
    // Without JavaScript.
    expect(to).toContain(`${site.whatsapp}?text=`)
  }
})

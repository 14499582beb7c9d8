import { expect, test } from 'vitest'
import { articlesByDate, bySlug, inOrder } from '../../src/content/queries.ts'
import { fillFacts } from '../../src/content/site-facts.ts'
import { formatDay } from '../../src/lib/format-date.ts'
import { formatPrice } from '../../src/lib/format-price.ts'
import { plainText } from '../../src/lib/plain-text.ts'
import { attributeValues } from '../support/built-pages.ts'
import { children, element, elements, linksOf, textsOf } from '../support/elements.ts'
import {
  headingOf,
  homeHeadings,
  homeSection,
  type SectionName,
  sections,
} from '../support/home-sections.ts'
import { pageHtml } from '../support/page-text.ts'
import { content, home, site } from '../support/site-content.ts'

const targets = (name: SectionName) => linksOf(homeSection(name)).map(({ to }) => to)
/** The outermost items of the first list of a section. */
const itemsOf = (name: SectionName) => {
  const [list = ''] = elements(homeSection(name), /<ul\b(?![^>]* aria-hidden)/)
  return children(list, 'li')
}
/** Value and label of each claim of a section. */
const claimsOf = (name: SectionName) =>
  elements(homeSection(name), /<dl\b/)
    .flatMap((list) => children(list, 'div'))
    .map((claim) => `${textsOf(claim, 'dd')} ${textsOf(claim, 'dt')}`)
const said = (claims: { value: string; label: string }[]) =>
  claims.map(({ value, label }) => `${fillFacts(value, site)} ${label}`)
const services = inOrder(content.services)
/** Drawings, images, and subjects of covers, which are masks. */
const pictures = (item: string) =>
  item.match(/<svg\b|<img\b|<div\b[^>]*\bdata-subject\b/g)?.length ?? 0

test('the home page has its sections in the promised order', () => {
  expect(homeHeadings).toEqual(sections.map(headingOf))
})

test('hero and community claim the figures of the settings, client satisfaction outside of the hero', () => {
  expect(claimsOf('hero')).toEqual(said(site.claims.hero))
  expect(claimsOf('community')).toEqual(said(site.claims.community))
  expect(claimsOf('about')).toEqual(said(home.about.facts))
  expect(claimsOf('about').join()).toContain(site.claims.satisfaction)
  expect(plainText(homeSection('hero'))).not.toContain(site.claims.satisfaction)
})

test('the community ring has a mark for each member of the claim', () => {
  const paths = [...homeSection('community').matchAll(/<path[^>]* d="([^"]*)"/g)]
  expect(paths.map(([, d = '']) => d.split('M').length - 1)).toContain(
    Number.parseInt(site.claims.community[0]?.value ?? '', 10),
  )
})

test('the urgent contact is the section with id contact', () => {
  expect(homeSection('contact')).toMatch(/^<section\b[^>]* id="contact"/)
})

test('about and why-choose-us lead where their files say', () => {
  expect(targets('about')).toEqual(home.about.links.map(({ to }) => to))
  expect(targets('why')).toEqual([home.why.link.to])
})

test('the service cards lead to the pages of the services, in order, each with a drawing, a title and a description', () => {
  expect(targets('services')).toEqual(services.map(({ slug }) => `/servicios/${slug}`))
  const cards = itemsOf('services')
  expect(cards.map((card) => [...textsOf(card, 'h3'), textsOf(card, 'p')[0]])).toEqual(
    services.map(({ data: { card } }) => [card.title, card.description]),
  )
  for (const card of cards) expect(pictures(card)).toBe(2)
})

test('a detailed service has title, price, description, features and a link to its page', () => {
  expect(
    itemsOf('menu').map((item) => [plainText(element(item, /<h3\b/)), ...textsOf(item, 'p')]),
  ).toEqual(
    services.map(({ data: { detail } }) => [
      `${detail.title} ${formatPrice(detail.price)}`,
      detail.description,
      detail.features.join(' · '),
    ]),
  )
  const links = linksOf(homeSection('menu'))
  expect(links.map(({ to }) => to)).toEqual(targets('services'))
  for (const { text } of links) expect(text.startsWith(home.menu.action)).toBe(true)
})

test('the partners stand in their order, each with a mark and a name', () => {
  const partners = itemsOf('partners')
  expect(partners.map(plainText)).toEqual(inOrder(content.partners).map(({ data }) => data.name))
  for (const partner of partners) expect(pictures(partner)).toBe(1)
})

test('the team cards have portrait, name and role, and the first two skills', () => {
  expect(
    itemsOf('team').map((card) => [
      ...textsOf(card, 'h3'),
      ...textsOf(card, 'p'),
      ...attributeValues(card, 'img', 'alt'),
    ]),
  ).toEqual(
    inOrder(content.team).map(({ data: { name, role, skills, imageAlt } }) => [
      name,
      role,
      skills.slice(0, 2).join(' · '),
      imageAlt,
    ]),
  )
})

test('past events become an archive line, those to come can be registered for', () => {
  const events = inOrder(content.events).map(({ data }) => data)
  const titles = (status: string) =>
    events.filter((event) => event.status === status).map(({ title }) => title)
  const text = plainText(homeSection('community'))
  expect(text).toContain(`${home.community.archive}: ${titles('past').join(' · ')}`)
  expect(itemsOf('community').map((item) => textsOf(item, 'h3')[0])).toEqual(titles('upcoming'))
  const links = linksOf(homeSection('community'))
  expect(links.length).toBeGreaterThan(0)
  for (const { text: label, to } of links) {
    expect(label).toContain(home.community.action)
    // Without JavaScript.
    expect(to).toContain(`${site.whatsapp}?text=`)
  }
})

test('the coupons are the promotions, in order', () => {
  expect(itemsOf('promotions').map((item) => textsOf(item, 'h3')[0])).toEqual(
    inOrder(content.promotions).map(({ data: { figure, title } }) => `${figure} ${title}`),
  )
})

const teased = articlesByDate(content)
  .filter(({ data }) => data.featured)
  .slice(0, 3)

test('the teasers lead to the three newest featured articles, each with title, excerpt, author, category, month and picture', () => {
  const { to } = home.blog.link
  expect(targets('blog').filter((target) => target !== to)).toEqual(
    teased.map(({ slug }) => `/blog/${slug}`),
  )
  const items = itemsOf('blog')
  expect(items).toHaveLength(teased.length)
  for (const [index, { data }] of teased.entries()) {
    const item = items[index] ?? ''
    expect(textsOf(item, 'h3')).toEqual([data.title])
    expect(textsOf(item, 'time')).toEqual([formatDay(data.date).month])
    for (const fact of [
      data.description,
      bySlug(content.team, data.author).data.name,
      bySlug(content.categories, data.category).data.title,
    ])
      expect(plainText(item)).toContain(fact)
    expect(pictures(item)).toBeGreaterThan(0)
  }
})

test('the questions have a mailto link to the support address', () => {
  expect(targets('faqs')).toEqual([`mailto:${site.email}`])
})

test('the receipts stand in their order', () => {
  expect(textsOf(homeSection('pricing'), 'h3')).toEqual(
    inOrder(content.pricing).map(({ data }) => data.title),
  )
})

test('a testimonial shows words, name, service, company if there is one, and rating', () => {
  const told = home.testimonials.items.map((slug) => bySlug(content.testimonials, slug).data)
  const html = homeSection('testimonials')
  expect(textsOf(html, 'blockquote')).toEqual(told.map(({ content }) => `« ${content} »`))
  for (const { name, company, service, rating } of told) {
    const work = company ? `${service}, ${company}` : service
    expect(plainText(html)).toContain(`${name} ${work}`)
    expect(html).toContain(`aria-label="${rating} de 5"`)
  }
})

test('the title ends with the name and the suffix of the settings', () => {
  expect(plainText(element(pageHtml('/'), /<title>/))).toBe(
    `${home.title} | ${site.name} - ${site.titleSuffix}`,
  )
})

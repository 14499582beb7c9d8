import { expect, test } from 'vitest'
import { bySlug } from '../../src/content/queries.ts'
import { plainText } from '../../src/lib/plain-text.ts'
import { sectionOrder } from '../../src/pages/service/section-order.ts'
import { attributeValues } from '../support/built-pages.ts'
import { children, element, elements, textsOf } from '../support/elements.ts'
import { pageHtml } from '../support/page-text.ts'
import { content } from '../support/site-content.ts'

/** Label of the field that a service asks for besides. */
const extras = {
  phone: 'Teléfono',
  industry: 'Industria',
  productType: 'Tipo de Producto',
  website: 'Sitio Web (URL)',
}

for (const { slug, data } of content.services) {
  const { company, extra } = data.form
  /** What the quote form asks before the description. */
  const labels = ['Nombre Completo', 'Email', company && 'Empresa', extra && extras[extra]].filter(
    Boolean,
  )
  const main = element(pageHtml(`/servicios/${slug}`), /<main\b/)
  const form = element(main, /<form\b/)
  const plans = element(main, /<section id="planes"/)
  /** Each plan from its name to the next one's. */
  const cards = plans.split(/(?=<h3\b)/).slice(1)

  test(`${slug} holds hero, its sections and the quote form, in the order of what it makes`, () => {
    const sections = {
      scene: /<figure class="scene"/,
      features: /<ul class="features\b/,
      plans: /<section id="planes"/,
      stories: /<ul class="stories\b/,
      questions: /<details\b/,
    }
    const parts = [
      /<h1\b/,
      /<ul class="badges\b/,
      ...sectionOrder(data.scene).map((name) => sections[name]),
      /<form\b/,
    ].map((part) => main.search(part))
    expect(parts).not.toContain(-1)
    expect(parts).toEqual([...parts].sort((a, b) => a - b))
  })

  test(`each of the six features of ${slug} has icon, title and description`, () => {
    const features = children(element(main, /<ul class="features\b/), 'li')
    for (const feature of features) {
      expect(feature).toContain('<svg')
      expect(textsOf(feature, 'h3')).toEqual([expect.stringMatching(/\w/)])
      expect(textsOf(feature, 'p')).toEqual([expect.stringMatching(/\w+ \w+/)])
    }
    expect(features).toHaveLength(6)
  })

  test(`each plan of ${slug} has name, price, description and a list of features`, () => {
    expect(cards.map((card) => textsOf(card, 'h3')[0])).toEqual(
      data.plans.items.map(({ name }) => name),
    )
    for (const [index, { description, features }] of data.plans.items.entries()) {
      const card = cards[index] ?? ''
      const [price = '', ...rest] = textsOf(card, 'p')
      expect(price).toMatch(/^\$[\d,]+/)
      expect(rest).toContain(description)
      expect(card.match(/<li><svg\b/g)).toHaveLength(features.length)
    }
  })

  test(`the plans of ${slug} say for what period one pays`, () => {
    expect(plainText(plans)).toMatch(
      data.plans.items.some(({ price }) => price.period === 'month') ? /USD al mes/ : /pago único/i,
    )
  })

  test(`the testimonials of ${slug} have name, words and rating`, () => {
    const stories = elements(element(main, /<ul class="stories\b/), /<figure\b/)
    const told = data.testimonials.items.map((item) => bySlug(content.testimonials, item).data)
    expect(
      stories.map((story) => [
        ...textsOf(story, 'blockquote'),
        ...textsOf(story, 'b'),
        ...attributeValues(story, 'div', 'aria-label'),
      ]),
    ).toEqual(told.map(({ content, name, rating }) => [`« ${content} »`, name, `${rating} de 5`]))
  })

  test(`the quote form of ${slug} asks for ${labels.join(', ')} and a description`, () => {
    const asked = textsOf(form, 'label')
      .map((label) => label.replace(/ \(opcional\)$/, ''))
      .filter((label) => label !== 'Deja vacío este campo')
    expect(asked.slice(0, -1)).toEqual(labels)
    expect(attributeValues(form, 'textarea', 'name')).toEqual(['mensaje'])
  })
}

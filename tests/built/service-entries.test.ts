import { expect, test } from 'vitest'
import { plainText } from '../../src/lib/plain-text.ts'
import { attributeValues } from '../support/built-pages.ts'
import { children, element, elements, textsOf } from '../support/elements.ts'
import { pageHtml } from '../support/page-text.ts'

/** What each quote form asks before the description. */
const services = {
  'creacion-paginas-web': ['Nombre Completo', 'Email', 'Empresa', 'Teléfono'],
  'creacion-ecommerce': ['Nombre Completo', 'Email', 'Empresa', 'Tipo de Producto'],
  'creacion-saas': ['Nombre Completo', 'Email', 'Empresa', 'Industria'],
  'integracion-ia': ['Nombre Completo', 'Email', 'Empresa', 'Industria'],
  'integracion-chatbots': ['Nombre Completo', 'Email', 'Empresa', 'Industria'],
  'automatizaciones-ia': ['Nombre Completo', 'Email'],
  'analisis-datos': ['Nombre Completo', 'Email', 'Empresa', 'Teléfono'],
  'escalabilidad-seo': ['Nombre Completo', 'Email', 'Empresa', 'Sitio Web (URL)'],
}

for (const [slug, labels] of Object.entries(services)) {
  const main = element(pageHtml(`/servicios/${slug}`), /<main\b/)
  const form = element(main, /<form\b/)
  const plans = element(main, /<section id="planes"/)
  /** Each plan from its name to the next one's. */
  const cards = plans.split(/(?=<h3\b)/).slice(1)

  test(`product §2: ${slug} holds hero, features, plans, testimonials, questions and quote form, in order`, () => {
    const parts = [
      /<h1\b/,
      /<ul class="badges\b/,
      /<ul class="features\b/,
      /<section id="planes"/,
      /<ul class="stories\b/,
      /<details\b/,
      /<form\b/,
    ].map((part) => main.search(part))
    expect(parts).not.toContain(-1)
    expect(parts).toEqual([...parts].sort((a, b) => a - b))
  })

  test(`product §3: each of the six features of ${slug} has icon, title and description`, () => {
    const features = children(element(main, /<ul class="features\b/), 'li')
    for (const feature of features) {
      expect(feature).toContain('<svg')
      expect(textsOf(feature, 'h3')).toEqual([expect.stringMatching(/\w/)])
      expect(textsOf(feature, 'p')).toEqual([expect.stringMatching(/\w+ \w+/)])
    }
    expect(features).toHaveLength(6)
  })

  test(`product §3: each plan of ${slug} has name, price, description and a list of features`, () => {
    for (const card of cards) {
      const [price = '', description = ''] = textsOf(card, 'p')
      expect(textsOf(card, 'h3')).toEqual([expect.stringMatching(/\w/)])
      expect(price).toMatch(/^\$[\d,]+/)
      expect(description).toMatch(/\w+ \w+/)
      expect(card.match(/<li><svg\b/g)?.length).toBeGreaterThanOrEqual(4)
    }
  })

  test(`product §3: the plans of ${slug} say for what period one pays`, () => {
    expect(plainText(plans)).toMatch(slug === 'escalabilidad-seo' ? /USD al mes/ : /pago único/i)
  })

  test(`product §3: the testimonials of ${slug} have name, words and rating`, () => {
    const stories = elements(main, /<figure\b/)
    expect(stories).toHaveLength(3)
    for (const story of stories) {
      expect(textsOf(story, 'blockquote')).toEqual([expect.stringMatching(/^« .{20,} »$/)])
      expect(textsOf(story, 'b')).toEqual([expect.stringMatching(/^\p{Lu}.+ \p{Lu}/u)])
      expect(attributeValues(story, 'div', 'aria-label')).toEqual(['5 de 5'])
    }
  })

  test(`product §3: the quote form of ${slug} asks for ${labels.join(', ')} and a description`, () => {
    const asked = textsOf(form, 'label')
      .map((label) => label.replace(/ \(opcional\)$/, ''))
      .filter((label) => label !== 'Deja vacío este campo')
    expect(asked.slice(0, -1)).toEqual(labels)
    expect(attributeValues(form, 'textarea', 'name')).toEqual(['mensaje'])
  })
}

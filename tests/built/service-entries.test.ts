import { expect, test } from 'vitest'
import { bySlug } from '../../src/content/queries.ts'
import { formatPrice } from '../../src/lib/format-price.ts'
import { plainText } from '../../src/lib/plain-text.ts'
import { sectionOrder } from '../../src/pages/service/section-order.ts'
import { attributeValues } from '../support/built-pages.ts'
import { children, element, elements, textsOf } from '../support/elements.ts'
import { pageHtml } from '../support/page-text.ts'
import { content } from '../support/site-content.ts'

/** Label and name of the field that a service asks for besides. */
const extras = {
  phone: ['Teléfono', 'telefono'],
  industry: ['Industria', 'industria'],
  productType: ['Tipo de Producto', 'tipoProducto'],
  website: ['Sitio Web (URL)', 'sitioWeb'],
}

for (const { slug, data } of content.services) {
  const { company, extra } = data.form
  /** What the quote form asks before the description: labels and names. */
  const fields = [
    ['Nombre Completo', 'nombre'],
    ['Email', 'email'],
    ...(company ? [['Empresa', 'empresa']] : []),
    ...(extra ? [extras[extra]] : []),
  ]
  const labels = fields.map(([label]) => label)
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

  test(`each plan of ${slug} has name, price, description and what it includes, in order`, () => {
    expect(
      cards.map((card) => {
        const [price, ...rest] = textsOf(card, 'p')
        return {
          name: textsOf(card, 'h3')[0],
          price,
          rest,
          features: elements(card, /<li><svg\b/).map(plainText),
        }
      }),
    ).toEqual(
      data.plans.items.map(({ name, price, description, features }) => ({
        name,
        price: expect.stringContaining(formatPrice(price).replace(/ USD \+ .*/, '')),
        rest: expect.arrayContaining([description]),
        features,
      })),
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
    const names = ['input', 'select'].flatMap((tag) => attributeValues(form, tag, 'name'))
    for (const [, name = ''] of fields) expect(names).toContain(name)
    expect(attributeValues(form, 'textarea', 'name')).toEqual(['mensaje'])
  })
}

import { expect, test } from 'vitest'
import { formatPrice } from '../../src/lib/format-price.ts'
import { sectionOrder } from '../../src/pages/service/section-order.ts'
import { attributeValues } from '../support/built-pages.ts'
import { element, elements, linksOf, textsOf } from '../support/elements.ts'
import { pageHtml, structuredData } from '../support/page-text.ts'
import { plainText } from '../support/plain-text.ts'
import { content } from '../support/site-content.ts'

/** Labels of the additional fields of services. */
const extras = {
  phone: 'Teléfono',
  industry: 'Industria',
  productType: 'Tipo de Producto',
  website: 'Sitio Web (URL)',
}

for (const { slug, url, data } of content.services) {
  const html = pageHtml(url)
  const main = element(html, /<main\b/)

  test(`${slug} has its hero, its sections and the quote form, in the order of its kind of product`, () => {
    const sections = {
      scene: /<figure class="scene"/,
      features: /<ul class="features\b/,
      plans: /<section id="planes"/,
      testimonials: /<ul class="testimonials\b/,
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
    expect(linksOf(element(main, /<nav\b[^>]* aria-label="Ruta"/)).map(({ to }) => to)).toEqual([
      '/servicios',
    ])
  })

  test(`without JavaScript the buttons of ${slug} lead to WhatsApp with its own message, those of plans with name and price`, () => {
    const buttons = elements(main, /<a\b[^>]* aria-haspopup="dialog"/)
    expect(buttons).toHaveLength(data.plans.items.length + 1)
    const messages = [
      data.dialog.message,
      ...data.plans.items.map(
        ({ name, price }) =>
          `Hola, me interesa el plan ${name} de ${data.title}: ${formatPrice(price)}.`,
      ),
    ]
    const said = buttons.map((button) => {
      const address = new URL(linksOf(button)[0]?.to.replaceAll('&amp;', '&') ?? '')
      expect(address.host).toBe('wa.me')
      return address.searchParams.get('text')
    })
    expect(said.sort()).toEqual(messages.sort())
  })

  test(`the scene of ${slug} says that it is an example`, () => {
    const { scene } = data
    if (!scene) return
    const figure = element(main, /<figure class="scene"/)
    expect(plainText(element(figure, /<figcaption\b/))).toBe(scene.caption)
    // Drawn with words: nothing in it can be pressed or filled in.
    expect(figure).not.toMatch(/<(?:a|button|input|textarea)\b/)
  })

  test(`the quote form of ${slug} asks for its fields and a description`, () => {
    const { company, extra } = data.form
    const form = element(main, /<form\b/)
    const asked = textsOf(form, 'label').map((label) => label.replace(/ \(opcional\)$/, ''))
    expect(asked.slice(0, -1)).toEqual([
      ...['Nombre Completo', 'Email'],
      ...(company ? ['Empresa'] : []),
      ...(extra ? [extras[extra]] : []),
    ])
    if (extra === 'website') expect(attributeValues(form, 'input', 'type')).toContain('url')
    const required = form.matchAll(/<(?=[^>]* required=)(?:input|textarea)\b[^>]* name="(\w+)"/g)
    expect([...required].map(([, name]) => name)).toEqual(['nombre', 'email', 'mensaje'])
  })

  test(`${slug} tells search engines of its plans, its questions and its place in the site`, () => {
    const [service] = structuredData(url, 'Service')
    expect(service?.offers).toHaveLength(data.plans.items.length)
    const [faq] = structuredData(url, 'FAQPage')
    expect(faq?.mainEntity).toHaveLength(html.match(/<details\b[^>]* name=/g)?.length ?? 0)
    expect(structuredData(url, 'BreadcrumbList')[0]?.itemListElement).toHaveLength(2)
  })
}

import { expect, test } from 'vitest'
import { plainText } from '../../src/lib/plain-text.ts'
import { builtPages, isRedirect } from '../support/built-pages.ts'
import { mainText, pageHtml, sectionText } from '../support/page-text.ts'

type Row = { category: string; option: string; price: string }

/** The table of /precios, row by row, each with the heading that it stands under. */
function tableRows(): Row[] {
  const groups = pageHtml('/precios').match(/<tbody[\s\S]*?<\/tbody>/g) ?? []
  return groups.flatMap((group) => {
    const [head = '', ...rows] = group.match(/<tr[\s\S]*?<\/tr>/g) ?? []
    const category = plainText(head.replace(/<small[\s\S]*?<\/small>/, ''))
    return rows.map((row) => {
      const [option = '', , price = ''] = row.match(/<t[hd]\b[\s\S]*?<\/t[hd]>/g) ?? []
      return { category, option: plainText(option), price: plainText(price) }
    })
  })
}

const expected: [category: string, option: string, price: string][] = [
  ['Páginas Web', 'Normal', '$370–$550 MXN'],
  ['Páginas Web', 'Negocios', '$700–$1,000 MXN'],
  ['Páginas Web', 'E-commerce', '$400–$2,000 MXN'],
  ['Páginas Web', 'Corporativo', '$2,500–$5,000 MXN'],
  ['Páginas Web', 'Portafolio', '$300–$500 MXN'],
  ['SaaS', 'SaaS completo (MVP)', '$2,000–$4,000 MXN'],
  ['SaaS', 'SaaS con IA', '$4,000–$8,000 MXN'],
  ['SaaS', 'SaaS empresarial', '$8,000–$15,000 MXN'],
  ['Automatizaciones', 'Chatbots', '$400–$700 MXN'],
  ['Automatizaciones', 'Entrenamiento IA/datos', 'desde $5,000 MXN'],
  ['Automatizaciones', 'Automatizaciones con clientes', '$800–$2,000 MXN'],
  ['Análisis', 'Análisis de datos', 'desde $5,000 MXN'],
  ['Análisis', 'SEO', '$400–$3,000 MXN al mes'],
  ['Análisis', 'Análisis con IA', '$5,000–$7,000 MXN'],
  ['Análisis', 'Mejoramiento de estrategias', 'desde $2,800 MXN'],
  ['Planes de cada servicio', 'Creación de páginas web', '$370–$2,000 USD'],
  ['Planes de cada servicio', 'Creación de e-commerce', '$2,500–$8,500 USD'],
  ['Planes de cada servicio', 'Creación de SaaS', '$2,000–$15,000 USD'],
  ['Planes de cada servicio', 'Integración de IA', '$1,800–$6,500 USD'],
  ['Planes de cada servicio', 'Integración de chatbots', '$400–$700 USD'],
  ['Planes de cada servicio', 'Automatizaciones con IA', '$2,200–$7,500 USD'],
  [
    'Planes de cada servicio',
    'Análisis de datos',
    '$1,800–$5,800 USD + $200–$800 USD al mes de hosting',
  ],
  ['Planes de cada servicio', 'Escalabilidad y SEO', '$1,200–$4,500 USD al mes'],
]

for (const [category, option, price] of expected)
  test(`product §9: the table of /precios gives ${price} for ${option} (${category})`, () => {
    expect(tableRows()).toContainEqual({ category, option, price })
  })

test('product §9: the table of /precios has these rows and no other, in order', () => {
  expect(tableRows().map(({ category, option }) => [category, option])).toEqual(
    expected.map(([category, option]) => [category, option]),
  )
})

test('decisions, Prices: every price of every page states its currency', () => {
  const amount = String.raw`\$\d[\d,]*(?:\+)?`
  const priced = new RegExp(`^${amount}(?:(?:–| a | y )${amount})? (?:MXN|USD)\\b`)
  const silent: string[] = []
  for (const { url } of builtPages().filter((page) => !isRedirect(page))) {
    const text = mainText(url)
    for (const { index } of text.matchAll(/\$\d/g)) {
      // The upper end of a range shares the currency with the lower one.
      const start = text.slice(0, index).search(/\$[\d,]+(?:–| a | y )$/)
      if (!priced.test(text.slice(start < 0 ? index : start)))
        silent.push(`${url}: …${text.slice(Math.max(0, index - 30), index + 20)}…`)
    }
  }
  expect(silent).toEqual([])
})

test('decisions, Prices: service pages speak of USD alone', () => {
  const pages = builtPages().filter(
    (page) => page.url.startsWith('/servicios') && !isRedirect(page),
  )
  expect(pages).toHaveLength(9)
  for (const { url } of pages) expect(mainText(url), url).not.toContain('MXN')
})

for (const slug of [
  'creacion-paginas-web',
  'creacion-ecommerce',
  'creacion-saas',
  'integracion-ia',
  'integracion-chatbots',
  'automatizaciones-ia',
])
  test(`product §9: the prices of ${slug} are one-off`, () => {
    const plans = sectionText(`/servicios/${slug}`, 'planes')
    expect(plans).toContain('Pago único en dólares')
    expect(plans).not.toContain('al mes')
  })

test('product §9: data analysis is paid once, and its hosting by the month', () => {
  expect(sectionText('/servicios/analisis-datos', 'planes')).toContain(
    'Un pago único por construir tus tableros y un cargo mensual por su hosting',
  )
})

test('product §9: SEO is paid by the month', () => {
  const plans = sectionText('/servicios/escalabilidad-seo', 'planes')
  expect(plans).toContain('Cada plan se paga por mes, en dólares')
  expect(plans.match(/\$[\d,]+ USD al mes/g)).toHaveLength(3)
})

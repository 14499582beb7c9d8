import { expect, test } from 'vitest'
import { mainText, sectionText } from '../support/page-text.ts'

const plansOf = (slug: string) => sectionText(`/servicios/${slug}`, 'planes')

/** Plans by service: name and price as printed, then what the specification says they include. */
const plans: Record<string, [plan: string, includes: string[]][]> = {
  'creacion-paginas-web': [
    ['Normal $370–$550 USD', ['De 1 a 8 páginas', '1 ronda de revisión']],
    ['Negocios/Pymes $700–$1,000 USD', ['De 5 a 10 páginas']],
    ['Tienda e-commerce $400–$2,000 USD', ['30 días de soporte']],
  ],
  'creacion-ecommerce': [
    ['Básico $2,500 USD', ['Hasta 100 productos', '1 pasarela de pago', '60 días de soporte']],
    ['Pro $4,500 USD', ['Productos ilimitados', '120 días de soporte']],
    ['Enterprise $8,500 USD', []],
  ],
  'creacion-saas': [
    ['SaaS MVP $2,000–$4,000 USD', ['1 mes de soporte']],
    ['SaaS con IA $4,000–$8,000 USD', ['2 meses de soporte']],
    ['SaaS empresarial $8,000–$15,000 USD', ['3 meses de soporte']],
  ],
  'integracion-ia': [
    ['Básico $1,800 USD', ['1 módulo de IA', '30 días de soporte']],
    ['Avanzado $3,500 USD', ['Hasta 3 módulos de IA', '90 días de soporte']],
    ['Enterprise $6,500 USD', []],
  ],
  'integracion-chatbots': [['Chatbot con IA $400–$700 USD', []]],
  'automatizaciones-ia': [
    ['Básico $2,200 USD', ['1 o 2 automatizaciones', '60 días de soporte']],
    ['Avanzado $4,200 USD', ['Hasta 5 automatizaciones', '120 días de soporte']],
    ['Enterprise $7,500 USD', []],
  ],
  'analisis-datos': [
    ['Básico $1,800 USD + $200', ['2 fuentes de datos', '5 visualizaciones', '60 días de soporte']],
    ['Avanzado $3,200 USD + $400', ['120 días de soporte']],
    ['Enterprise $5,800 USD + $800', []],
  ],
  'escalabilidad-seo': [
    [
      'Básico $1,200 USD al mes',
      [
        'Auditoría completa inicial',
        'Optimización on-page de 5 páginas',
        '10 palabras clave',
        'Optimización técnica básica',
        'Configuración de Google My Business',
        'Reporte mensual detallado',
        'Soporte por correo',
      ],
    ],
    [
      'Profesional $2,500 USD al mes',
      [
        'Todo lo del plan Básico',
        '15 páginas',
        '30 palabras clave',
        'Estrategia de contenido mensual',
        '5 enlaces al mes',
        'Optimización técnica avanzada',
        'Análisis de competencia',
        'Reportes quincenales',
        'Soporte por teléfono',
      ],
    ],
    [
      'Enterprise $4,500 USD al mes',
      [
        'Páginas ilimitadas',
        'Investigación de palabras clave ilimitada',
        'Estrategia multilingüe',
        '15+ enlaces al mes',
        'SEO técnico personalizado',
        'Consultoría estratégica dedicada',
        'Reportes semanales personalizados',
        'Soporte prioritario 24/7',
        'Análisis predictivo con IA',
      ],
    ],
  ],
}

for (const [slug, list] of Object.entries(plans)) {
  test(`product §9: ${slug} offers ${list.length} plan(s), in order`, () => {
    const places = list.map(([plan]) => plansOf(slug).indexOf(plan))
    expect(places).not.toContain(-1)
    expect(places).toEqual([...places].sort((a, b) => a - b))
  })
  for (const [index, [plan, includes]] of list.entries()) {
    if (includes.length === 0) continue
    test(`product §9: ${slug}, ${plan}: includes ${includes.join(', ')}`, () => {
      const text = plansOf(slug)
      const next = list[index + 1]
      const own = text.slice(text.indexOf(plan), next ? text.indexOf(next[0]) : undefined)
      for (const feature of includes) expect(own).toContain(feature)
    })
  }
}

for (const [slug, plan] of Object.entries({
  'creacion-paginas-web': 'Negocios/Pymes',
  'creacion-ecommerce': 'Pro',
  'creacion-saas': 'SaaS con IA',
  'integracion-ia': 'Avanzado',
  'automatizaciones-ia': 'Avanzado',
  'analisis-datos': 'Avanzado',
  'escalabilidad-seo': 'Profesional',
}))
  test(`decisions: the highlighted plan of ${slug} is ${plan}, labelled 'Más Popular'`, () => {
    expect(plansOf(slug).match(/Más Popular/g)).toHaveLength(1)
    expect(plansOf(slug)).toContain(`Más Popular ${plan} $`)
  })

test("decisions: the chatbot plan's label is 'Recomendado'", () => {
  expect(plansOf('integracion-chatbots')).toContain('Recomendado Chatbot con IA')
  expect(plansOf('integracion-chatbots')).not.toContain('Más Popular')
})

test('product §9: data analysis names the monthly charge of each plan as hosting', () => {
  const charges = plansOf('analisis-datos').match(/\+ \$\d+(?: USD)? al mes de hosting/g)
  expect(charges).toHaveLength(3)
})

test('product §9: all web plans include domain and hosting for one year', () => {
  expect(plansOf('creacion-paginas-web').match(/Dominio y hosting por 1 año/g)).toHaveLength(3)
})

test('product §9: SaaS claims a build time of 3 to 8 months and 99.9% availability', () => {
  expect(mainText('/servicios/creacion-saas')).toContain('De 3 a 8 meses')
  expect(mainText('/servicios/creacion-saas')).toContain('99.9%')
})

test('product §9: web FAQ: small projects under 3 days, large ones at most 4', () => {
  expect(mainText('/servicios/creacion-paginas-web')).toMatch(
    /menos de 3 días; los grandes, en 4 días como máximo/,
  )
})

test('product §9: payments by debit card, bank transfer and cryptocurrency', () => {
  expect(mainText('/servicios/creacion-paginas-web')).toContain(
    'tarjeta de débito, transferencia bancaria o criptomonedas',
  )
})

test('product §9: cancelling is free for 12 hours and still possible after 24', () => {
  const text = mainText('/servicios/creacion-ecommerce')
  expect(text).toContain('Durante las primeras 12 horas cancelar es gratis')
  expect(text).toContain('Después de 24 horas todavía puedes hacerlo, pero ya se habrán gastado')
})

test('product §9: SEO FAQ: 3 to 6 months with low competition, 6 to 12 with competitive words', () => {
  expect(mainText('/servicios/escalabilidad-seo')).toContain(
    'De 3 a 6 meses con palabras clave de poca competencia; de 6 a 12 con las más disputadas',
  )
})

test('product §9: SEO FAQ: no guarantee of positions, traffic improvements guaranteed', () => {
  const text = mainText('/servicios/escalabilidad-seo')
  expect(text).toContain('No garantizamos posiciones')
  expect(text).toContain('Lo que sí garantizamos son mejoras en tu tráfico')
})

test('product §9: SEO testimonials claim 400% organic traffic in 8 months and 60% lower acquisition cost', () => {
  const text = mainText('/servicios/escalabilidad-seo')
  expect(text).toMatch(/En 8 meses nuestro tráfico orgánico creció 400%/)
  expect(text).toMatch(/costo de adquisición bajó 60%/)
})

import { expect, test } from 'vitest'
import { headings, mainText, pageHtml, sectionText } from '../support/page-text.ts'

const seo = '/servicios/escalabilidad-seo'
const data = '/servicios/analisis-datos'

test("product §2: the SEO page's hero says 'Escalabilidad y SEO' with the button 'Mejorar Mi SEO'", () => {
  expect(headings(seo, 1)).toEqual(['Escalabilidad y SEO'])
  expect(mainText(seo).split('Mejorar Mi SEO')).toHaveLength(2)
})

test('product §2: the SEO page wears its four badges, in order', () => {
  expect(mainText(seo)).toContain(
    'Más Tráfico Orgánico Mejores Rankings Presencia Global Estrategia Sólida',
  )
})

test("product §2: '¿Qué Incluye Nuestra Estrategia SEO?' lists its six features, in order", () => {
  expect(headings(seo, 2)[0]).toBe('¿Qué Incluye Nuestra Estrategia SEO?')
  expect(headings(seo, 3).slice(0, 6)).toEqual([
    'Auditoría SEO Completa',
    'Optimización Técnica',
    'Estrategia de Contenido',
    'Link Building Profesional',
    'SEO Local y Nacional',
    'Monitoreo Continuo',
  ])
})

test("product §2: 'Nuestros Planes SEO' has a button 'Quiero Este Plan' on each of its plans", () => {
  expect(headings(seo, 2)).toContain('Nuestros Planes SEO')
  expect(sectionText(seo, 'planes').match(/Quiero Este Plan/g)).toHaveLength(3)
})

test("product §2: the SEO page's form is headed 'Comienza a Escalar Tu SEO Hoy'", () => {
  expect(headings(seo, 2)).toContain('Comienza a Escalar Tu SEO Hoy')
})

test('product §2: the data-analysis page wears its four badges, in order', () => {
  expect(mainText(data)).toContain(
    'Predicciones Precisas Reportes Automáticos Visualizaciones Claras Seguridad Avanzada',
  )
})

test("product §2: the data-analysis page's button says 'Solicitar Análisis'", () => {
  expect(mainText(data)).toContain('Solicitar Análisis')
})

test('product §2: the data-analysis page has its quoted headings, in order', () => {
  const quoted = [
    'Planes y Precios',
    'Lo Que Dicen Nuestros Clientes',
    'Preguntas Frecuentes',
    'Solicita Tu Cotización Personalizada',
  ]
  expect(headings(data, 2).filter((heading) => quoted.includes(heading))).toEqual(quoted)
})

/** What each quote form asks, as decided; the last one is the description. */
const questions: Record<string, string[]> = {
  'creacion-paginas-web': ['nombre', 'email', 'empresa', 'telefono', 'mensaje'],
  'creacion-ecommerce': ['nombre', 'email', 'empresa', 'tipoProducto', 'mensaje'],
  'creacion-saas': ['nombre', 'email', 'empresa', 'industria', 'mensaje'],
  'integracion-ia': ['nombre', 'email', 'empresa', 'industria', 'mensaje'],
  'integracion-chatbots': ['nombre', 'email', 'empresa', 'industria', 'mensaje'],
  'automatizaciones-ia': ['nombre', 'email', 'mensaje'],
  'analisis-datos': ['nombre', 'email', 'empresa', 'telefono', 'mensaje'],
  'escalabilidad-seo': ['nombre', 'email', 'empresa', 'sitioWeb', 'mensaje'],
}

for (const [slug, names] of Object.entries(questions))
  test(`decisions: the quote form of ${slug} asks for ${names.join(', ')}`, () => {
    const main = /<main\b[\s\S]*<\/main>/.exec(pageHtml(`/servicios/${slug}`))?.[0] ?? ''
    const asked = [...main.matchAll(/<(?:input|textarea|select)\b[^>]*? name="([^"]+)"/g)]
    const known = new Set(Object.values(questions).flat())
    expect(asked.map(([, name = '']) => name).filter((name) => known.has(name))).toEqual(names)
  })

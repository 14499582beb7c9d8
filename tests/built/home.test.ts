import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { mainText, structuredData } from '../support/page-text.ts'

const text = mainText('/')

test('product §1: it says for whom it works: businesses and entrepreneurs, mainly in the Americas', () => {
  const [organization] = structuredData('/', 'ProfessionalService')
  expect(organization?.description).toContain('para negocios y emprendedores de casi toda América')
  expect(text).toContain('negocios de casi toda América')
})

for (const word of [
  'páginas web',
  'E-commerce',
  'SaaS',
  'Integración de IA',
  'Chatbots',
  'Automatizaciones',
  'Análisis de datos',
  'SEO',
])
  test(`product §1: the home page sells ${word}`, () => {
    expect(text).toContain(word)
  })

test('product §1: the agency says that it has no physical office and works online for other countries', () => {
  expect(text).toContain('No tenemos oficina física: trabajamos en línea')
  expect(text).toContain('¿Trabajan con clientes de otros países? Sí.')
})

test('product §1: the structured data of the organisation name it, its addresses and its hours', () => {
  const [organization] = structuredData('/', 'ProfessionalService')
  expect(organization).toMatchObject({
    name: 'Lumbre',
    email: 'hola@lumbre.example',
    telephone: '+52 55 0000 0000',
    areaServed: 'América',
    openingHours: ['Mo-Sa 07:00-17:00'],
  })
})

test('what is hydrated by itself has no name that depends on the rest of the page', () => {
  const html = readFileSync('dist/index.html', 'utf8')
  const sections = html.split('data-section="').slice(1)
  expect(sections.length).toBe(14)
  for (const name of ['process', 'pricing', 'community', 'testimonials', 'contact']) {
    const section = sections.find((one) => one.startsWith(name))?.split('<footer')[0]
    expect(section, name).toBeDefined()
    // How `useId` begins.
    expect(section, name).not.toContain('"_R_')
  }
})

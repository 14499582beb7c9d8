import { expect, test } from 'vitest'
import { plainText } from '../../src/lib/plain-text.ts'
import { attributeValues } from '../support/built-pages.ts'
import { children, element, elements, linksOf, textsOf } from '../support/elements.ts'
import { headings, mainText, pageHtml } from '../support/page-text.ts'

const main = element(pageHtml('/contacto'), /<main\b/)
const form = element(main, /<form id="contacto"/)
const facts = children(element(main, /<dl\b/), 'div')

/** Names of the form's controls but the hidden ones, in order. */
const controls = [...form.matchAll(/<(?:input|select|textarea)\b[^>]*>/g)]
  .map(([tag]) => ({ tag, name: / name="([^"]+)"/.exec(tag)?.[1] ?? '' }))
  .filter(({ tag, name }) => !tag.includes('type="hidden"') && !name.startsWith('_'))
const control = (name: string) => controls.find((candidate) => candidate.name === name)?.tag ?? ''
const optionsOf = (name: string) =>
  attributeValues(element(form, new RegExp(`<select\\b[^>]* name="${name}"`)), 'option', 'value')

test("product §2: the contact page greets with 'Conversemos'", () => {
  expect(headings('/contacto', 1)).toEqual(['Conversemos'])
})

test('product §2: four cards: online only, phone and WhatsApp, e-mail, hours', () => {
  const kinds = ['En línea', '+52 55 0000 0000', 'hola@lumbre.example', '7:00–17:00']
  expect(facts).toHaveLength(kinds.length)
  for (const [index, kind] of kinds.entries()) expect(plainText(facts[index] ?? '')).toContain(kind)
})

test('product §3: each card has icon, title, content and detail', () => {
  for (const fact of facts) {
    expect(fact.match(/<svg\b/g)).toHaveLength(1)
    expect(textsOf(fact, 'dt')).toEqual([expect.stringMatching(/\w/)])
    const said = textsOf(fact, 'dd')
    expect(said).toHaveLength(2)
    expect(said).not.toContain('')
  }
})

test('product §9: replies in under 24 hours, Mon–Sat 7:00–17:00, Sundays customer service only, no office', () => {
  const text = mainText('/contacto')
  expect(text).toContain('Respondemos en menos de 24 horas')
  expect(text).toContain('Lunes a sábado, 7:00–17:00')
  expect(text).toContain('Domingos, solo atención a clientes')
  expect(text).toContain('Sin oficina física')
})

test('product §7: phone and mail of the cards lead to WhatsApp and to a mail program', () => {
  const links = linksOf(element(main, /<dl\b/))
  expect(links).toEqual([
    { text: '+52 55 0000 0000', to: expect.stringMatching(/^https:\/\/wa\.me\/52550/) },
    { text: 'hola@lumbre.example', to: expect.stringMatching(/^mailto:hola@lumbre\./) },
  ])
  expect(element(main, /<a href="https:\/\/wa\.me[^>]*>\+52/)).toContain('target="_blank"')
})

test('product §2: below the form stand four questions', () => {
  expect(elements(main, /<details\b/)).toHaveLength(4)
  expect(main.indexOf('<details')).toBeGreaterThan(main.indexOf('</form>'))
})

test('product §9: contact questions: a basic site 1–2 weeks, a full SaaS 2–6 months', () => {
  const [first = ''] = elements(main, /<details\b/)
  expect(plainText(first)).toContain('de 1 a 2 semanas')
  expect(plainText(first)).toContain('de 2 a 6 meses')
})

test('product §3: the form asks nombre, email, empresa, telefono, servicio, presupuesto, mensaje', () => {
  expect(controls.map(({ name }) => name)).toEqual([
    'nombre',
    'email',
    'empresa',
    'telefono',
    'servicio',
    'presupuesto',
    'mensaje',
  ])
})

test('product §5: name, e-mail, service and description are required; company, phone and budget optional', () => {
  const required = controls.filter(({ tag }) => / required=/.test(tag)).map(({ name }) => name)
  expect(required).toEqual(['nombre', 'email', 'servicio', 'mensaje'])
  expect(textsOf(form, 'label').filter((label) => label.includes('(opcional)'))).toEqual([
    'Empresa (opcional)',
    'Teléfono (opcional)',
    'Presupuesto (opcional)',
  ])
})

test('product §5: Nombre Completo, Email, Servicio de Interés and Describe tu Proyecto are marked as required', () => {
  const marked = elements(form, /<b data-required="true"/).map(plainText)
  expect(marked).toEqual([
    'Nombre Completo',
    'Email',
    'Servicio de Interés',
    'Describe tu Proyecto',
  ])
  expect(mainText('/contacto')).toContain('* Dato obligatorio')
})

test('product §5: the e-mail field is of type email', () => {
  expect(control('email')).toContain('type="email"')
})

test('product §5: the message area has 5 rows', () => {
  expect(control('mensaje')).toMatch(/^<textarea\b[^>]* rows="5"/)
})

test('product §3: the services to choose from, in order', () => {
  const [placeholder, ...services] = optionsOf('servicio')
  expect(placeholder).toBe('')
  expect(services).toEqual([
    'ia',
    'web',
    'ecommerce',
    'saas',
    'automatizacion',
    'consultoria',
    'otro',
  ])
})

test('product §3: the budgets to choose from, in order', () => {
  const [placeholder, ...budgets] = optionsOf('presupuesto')
  expect(placeholder).toBe('')
  expect(budgets).toEqual(['5k-10k', '10k-25k', '25k-50k', '50k+', 'no-seguro'])
})

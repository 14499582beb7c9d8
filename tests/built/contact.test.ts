import { expect, test } from 'vitest'
import { pageOf } from '../../src/content/queries.ts'
import { plainText } from '../../src/lib/plain-text.ts'
import { attributeValues } from '../support/built-pages.ts'
import { element, elements, linksOf, textsOf } from '../support/elements.ts'
import { mainText, pageHtml } from '../support/page-text.ts'
import { content, site } from '../support/site-content.ts'

const words = pageOf(content, 'contact').data
const main = element(pageHtml('/contacto'), /<main\b/)
const form = element(main, /<form id="contacto"/)

/** Names of the form's controls but the hidden ones, in order. */
const controls = [...form.matchAll(/<(?:input|select|textarea)\b[^>]*>/g)]
  .map(([tag]) => ({ tag, name: / name="([^"]+)"/.exec(tag)?.[1] ?? '' }))
  .filter(({ tag, name }) => !tag.includes('type="hidden"') && !name.startsWith('_'))

test('phone and mail of the cards lead to WhatsApp and to a mail program', () => {
  const links = linksOf(element(main, /<dl\b/))
  expect(links).toContainEqual({ text: site.phone, to: expect.stringContaining(site.whatsapp) })
  expect(links).toContainEqual({
    text: site.email,
    to: expect.stringContaining(`mailto:${site.email}`),
  })
  const [chat = ''] = elements(main, /<a href="https:\/\/wa\.me/).filter(
    (link) => plainText(link) === site.phone,
  )
  expect(chat).toContain('target="_blank"')
})

test('the form asks nombre, email, empresa, telefono, servicio, presupuesto, mensaje', () => {
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

test('name, e-mail, service and description are required, and marked so; company, phone and budget optional', () => {
  const required = controls.filter(({ tag }) => / required=/.test(tag)).map(({ name }) => name)
  expect(required).toEqual(['nombre', 'email', 'servicio', 'mensaje'])
  const { name, email, service, message, company, phone, budget } = words.form
  const marked = elements(form, /<label [^>]*data-required="true"/).map(plainText)
  expect(marked).toEqual([name, email, service, message].map(({ label }) => label))
  expect(mainText('/contacto')).toContain('* Dato obligatorio')
  expect(textsOf(form, 'label').filter((label) => label.includes('(opcional)'))).toEqual(
    [company, phone, budget].map(({ label }) => `${label} (opcional)`),
  )
})

test('the message area has 5 rows', () => {
  expect(controls.at(-1)?.tag).toMatch(/^<textarea\b[^>]* rows="5"/)
})

test.each([
  ['servicio', words.form.service],
  ['presupuesto', words.form.budget],
])('the choices of %s, in order, below an empty one', (name, { options }) => {
  const select = element(form, new RegExp(`<select\\b[^>]* name="${name}"`))
  const values = options.map(({ value }) => value)
  expect(attributeValues(select, 'option', 'value')).toEqual(['', ...values])
})

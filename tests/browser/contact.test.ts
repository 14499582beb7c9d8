import { expect, test } from 'vitest'
import { sharedPage } from '../support/open-page.ts'

const field = (name: string) => `#contacto [name="${name}"]`

test('product §2: the contact page greets with «Conversemos»', async () => {
  const page = await sharedPage('/contacto')
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Conversemos')
})

test('product §2: the title ends with the product name and its suffix', async () => {
  const page = await sharedPage('/contacto')
  expect(await page.title()).toBe('Contacto | Lumbre - intelligent software development')
})

test('product §2: four facts: online only, phone and WhatsApp, mail, hours', async () => {
  const page = await sharedPage('/contacto')
  const facts = page.getByRole('main').locator('dl > div')
  expect(await facts.count()).toBe(4)
  expect(await facts.nth(0).innerText()).toContain('En línea')
  expect(await facts.nth(1).innerText()).toContain('+52 55 0000 0000')
  expect(await facts.nth(2).innerText()).toContain('hola@lumbre.example')
  expect(await facts.nth(3).innerText()).toContain('Lunes a sábado, 7:00–17:00')
})

test('product §9: replies in under 24 hours, Sundays customer service only, no office', async () => {
  const page = await sharedPage('/contacto')
  const main = await page.getByRole('main').innerText()
  expect(main).toContain('Respondemos en menos de 24 horas')
  expect(main).toContain('Domingos, solo atención a clientes')
  expect(main).toContain('Sin oficina física')
})

test('product §7: phone and mail of the facts lead to WhatsApp and to a mail program', async () => {
  const page = await sharedPage('/contacto')
  const link = (name: string) => page.getByRole('main').getByRole('link', { name, exact: true })
  expect(await link('+52 55 0000 0000').getAttribute('href')).toMatch(/^https:\/\/wa\.me\/52550/)
  expect(await link('+52 55 0000 0000').getAttribute('target')).toBe('_blank')
  expect(await link('hola@lumbre.example').getAttribute('href')).toMatch(/^mailto:hola@lumbre\./)
})

test('product §2: the questions are four, and one is open at a time', async () => {
  const page = await sharedPage('/contacto')
  const questions = page.getByRole('main').locator('details')
  expect(await questions.count()).toBe(4)
  await questions.nth(0).locator('summary').click()
  await questions.nth(1).locator('summary').click()
  expect(await page.locator('main details[open]').count()).toBe(1)
  await questions.nth(1).locator('summary').click()
  expect(await page.locator('main details[open]').count()).toBe(0)
})

test('product §9: contact questions: a basic site 1–2 weeks, a full SaaS 2–6 months', async () => {
  const page = await sharedPage('/contacto')
  const answers = await page.locator('main details').first().textContent()
  expect(answers).toContain('de 1 a 2 semanas')
  expect(answers).toContain('de 2 a 6 meses')
})

test('product §3: the form asks nombre, email, empresa, telefono, servicio, presupuesto, mensaje', async () => {
  const page = await sharedPage('/contacto')
  const names = await page
    .locator('#contacto :is(input,select,textarea):not([type=hidden],[name^=_])')
    .evaluateAll((controls) => controls.map((control) => control.getAttribute('name')))
  expect(names).toEqual([
    'nombre',
    'email',
    'empresa',
    'telefono',
    'servicio',
    'presupuesto',
    'mensaje',
  ])
})

test('product §5: name, e-mail, service and description are required, the others optional', async () => {
  const page = await sharedPage('/contacto')
  const required = await page
    .locator('#contacto [required]')
    .evaluateAll((controls) => controls.map((control) => control.getAttribute('name')))
  expect(required).toEqual(['nombre', 'email', 'servicio', 'mensaje'])
  const labels = await page.locator('#contacto label').allInnerTexts()
  expect(labels.filter((label) => label.includes('(opcional)'))).toEqual([
    'Empresa (opcional)',
    'Teléfono (opcional)',
    'Presupuesto (opcional)',
  ])
})

test('product §5: the required fields are labelled as the specification quotes them', async () => {
  const page = await sharedPage('/contacto')
  for (const label of ['Nombre Completo', 'Email', 'Servicio de Interés', 'Describe tu Proyecto'])
    expect(await page.getByLabel(label, { exact: true }).count()).toBeGreaterThan(0)
})

test('product §5: the e-mail field is of type email, the message area has 5 rows', async () => {
  const page = await sharedPage('/contacto')
  expect(await page.locator(field('email')).getAttribute('type')).toBe('email')
  expect(await page.locator(field('mensaje')).getAttribute('rows')).toBe('5')
})

const optionsOf = (name: string) => `${field(name)} option`

test('product §3: the services to choose from, in order', async () => {
  const page = await sharedPage('/contacto')
  const values = await page
    .locator(optionsOf('servicio'))
    .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value))
  expect(values.slice(1)).toEqual([
    'ia',
    'web',
    'ecommerce',
    'saas',
    'automatizacion',
    'consultoria',
    'otro',
  ])
})

test('product §3: the budgets to choose from, in order', async () => {
  const page = await sharedPage('/contacto')
  const values = await page
    .locator(optionsOf('presupuesto'))
    .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value))
  expect(values.slice(1)).toEqual(['5k-10k', '10k-25k', '25k-50k', '50k+', 'no-seguro'])
})

test('product §5: no option that can be chosen has an empty value', async () => {
  const page = await sharedPage('/contacto')
  expect(await page.locator('option[value=""]:not([disabled])').count()).toBe(0)
  expect(await page.locator('option:not([value])').count()).toBe(0)
})

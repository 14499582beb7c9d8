import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { hydrated, openPage } from '../support/open-page.ts'
import {
  consoleObjects,
  fillProject,
  projectForm,
  rightValues,
  sendButton,
  typedValues,
} from '../support/project-form.ts'

const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('name'))
const nextStep = (page: Page) => page.getByRole('heading', { name: 'Falta un paso' })
const offer = (page: Page) => page.locator('[data-outcome]')

async function openContact(width = 1280) {
  const page = await openPage('/contacto', { width })
  await hydrated(page)
  return page
}

/** The error that a field names as its description. */
const errorOf = (page: Page, name: string) =>
  page.locator(`#contacto [name="${name}"]`).evaluate((control) => {
    const id = control.getAttribute('aria-describedby')
    return {
      invalid: control.getAttribute('aria-invalid'),
      text: id && document.getElementById(id)?.textContent,
    }
  })

const messageIn = async (page: Page, channel: string) => {
  const link = offer(page).getByRole('link', { name: channel })
  const url = new URL((await link.getAttribute('href')) ?? '')
  return url.searchParams.get(channel === 'Correo' ? 'body' : 'text') ?? ''
}

test('decisions, forms: errors stand in Spanish next to each field and are its description', async () => {
  const page = await openContact()
  await sendButton(page).click()
  await page.getByText('Escribe tu nombre.').waitFor()
  expect(await errorOf(page, 'nombre')).toEqual({ invalid: 'true', text: 'Escribe tu nombre.' })
  expect((await errorOf(page, 'email')).text).toBe('Escribe tu correo, para responderte.')
  expect((await errorOf(page, 'servicio')).text).toContain('Elige un servicio')
  expect((await errorOf(page, 'mensaje')).text).toContain('Cuéntanos qué necesitas')
  expect((await errorOf(page, 'empresa')).invalid).toBeNull()
})

test('decisions, forms: the first wrong field gets the focus', async () => {
  const page = await openContact()
  await sendButton(page).click()
  await expect.poll(() => focused(page)).toBe('nombre')
  await fillProject(page, { email: 'rosario@correo' })
  await sendButton(page).click()
  await expect.poll(() => focused(page)).toBe('email')
})

test('decisions, forms: errors are announced', async () => {
  const page = await openContact()
  await sendButton(page).click()
  await expect
    .poll(() => projectForm(page).getByRole('status').textContent())
    .toBe('Hay 4 datos por corregir.')
})

test('decisions, forms: the service select is enforced', async () => {
  const page = await openContact()
  await fillProject(page, { servicio: '' })
  await sendButton(page).click()
  await expect.poll(() => focused(page)).toBe('servicio')
  expect(await nextStep(page).count()).toBe(0)
})

test('decisions, forms: nothing but spaces is no name and no message', async () => {
  const page = await openContact()
  await fillProject(page, { nombre: '   ', mensaje: ' \n ' })
  await sendButton(page).click()
  await expect.poll(() => focused(page)).toBe('nombre')
})

test('design §10: errors come on blur, never while typing, and the value stays', async () => {
  const page = await openContact()
  const email = projectForm(page).locator('[name=email]')
  await email.pressSequentially('rosario@correo')
  expect((await errorOf(page, 'email')).invalid).toBeNull()
  await email.press('Tab')
  await page.locator('#contacto-email-error').waitFor()
  expect((await errorOf(page, 'email')).text).toBe('Falta la última parte: .com, .mx…')
  expect(await email.inputValue()).toBe('rosario@correo')
})

test('an error goes as soon as the field is right', async () => {
  const page = await openContact()
  const email = projectForm(page).locator('[name=email]')
  await email.fill('rosario@correo')
  await email.press('Tab')
  await page.locator('#contacto-email-error').waitFor()
  await email.fill('rosario@correo.mx')
  await expect.poll(async () => (await errorOf(page, 'email')).invalid).toBeNull()
})

test('passing through an empty field is no error', async () => {
  const page = await openContact()
  await projectForm(page).locator('[name=nombre]').focus()
  await page.keyboard.press('Tab')
  await page.waitForTimeout(300)
  expect((await errorOf(page, 'nombre')).invalid).toBeNull()
})

test('product §7: the submission writes its values to the console, and nothing is sent', async () => {
  const page = await openContact()
  const logged = consoleObjects(page)
  const requests: string[] = []
  await fillProject(page)
  await nextStep(page).waitFor({ state: 'hidden' })
  page.on('request', (request) => requests.push(`${request.method()} ${request.url()}`))
  await sendButton(page).click()
  await nextStep(page).waitFor()
  await expect.poll(() => logged).toEqual([rightValues])
  expect(requests).toEqual([])
})

test('product §4: the form keeps its values as typed', async () => {
  const page = await openContact()
  await fillProject(page)
  await sendButton(page).click()
  await nextStep(page).waitFor()
  expect(await typedValues(page)).toEqual(rightValues)
})

test('decisions, forms: the console delivery says «Falta un paso» and never claims success', async () => {
  const page = await openContact()
  await fillProject(page)
  await sendButton(page).click()
  await nextStep(page).waitFor()
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Falta un paso')
  expect(await page.getByRole('main').innerText()).not.toMatch(/enviado|recibimos|gracias/i)
})

for (const channel of ['WhatsApp', 'Telegram', 'Correo'])
  test(`decisions, forms: ${channel} is offered with the composed message`, async () => {
    const page = await openContact()
    await fillProject(page)
    await sendButton(page).click()
    await nextStep(page).waitFor()
    const message = await messageIn(page, channel)
    expect(message).toContain('Nombre Completo: Rosario Medina')
    expect(message).toContain('Servicio de Interés: E-commerce')
    expect(message).toContain('Describe tu Proyecto: Vendo pan dulce y quiero pedidos en línea.')
  })

test('decisions, forms: a long message is summarised in the link and stands whole beside it', async () => {
  const page = await openContact()
  const mensaje = 'Vendo pan dulce por la mañana. '.repeat(80).trim()
  await fillProject(page, { mensaje })
  await sendButton(page).click()
  await nextStep(page).waitFor()
  const inLink = await messageIn(page, 'WhatsApp')
  expect(encodeURIComponent(inLink).length).toBeLessThanOrEqual(1500)
  expect(inLink).toContain('Nombre Completo: Rosario Medina')
  expect(await offer(page).getByRole('region', { name: 'Tu mensaje' }).innerText()).toContain(
    mensaje,
  )
})

test('decisions, forms: «Copiar mensaje» copies all of it', async () => {
  const page = await openContact()
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const mensaje = 'Vendo pan dulce. '.repeat(200).trim()
  await fillProject(page, { mensaje })
  await sendButton(page).click()
  await offer(page).getByRole('button', { name: 'Copiar mensaje' }).click()
  await offer(page).getByText('Mensaje copiado.').waitFor()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toContain(mensaje)
})

test('where the clipboard may not be written the message is marked for copying', async () => {
  const page = await openPage('/contacto', {
    before: async (page) => {
      await page.addInitScript(() => Object.assign(navigator, { clipboard: undefined }))
      await page.addInitScript(() =>
        Object.defineProperty(navigator, 'clipboard', { value: undefined }),
      )
    },
  })
  await hydrated(page)
  await fillProject(page)
  await sendButton(page).click()
  await offer(page).getByRole('button', { name: 'Copiar mensaje' }).click()
  await offer(page).getByText('Ya está marcado').waitFor()
  expect(await page.evaluate(() => getSelection()?.toString())).toContain('Rosario Medina')
})

test('decisions, forms: a double click logs once', async () => {
  const page = await openContact()
  const logged = consoleObjects(page)
  await fillProject(page)
  await sendButton(page).dblclick()
  await nextStep(page).waitFor()
  await page.waitForTimeout(400)
  expect(logged).toHaveLength(1)
})

test('a change after «Falta un paso» makes a new message', async () => {
  const page = await openContact()
  await fillProject(page)
  await sendButton(page).click()
  await nextStep(page).waitFor()
  await projectForm(page).locator('[name=nombre]').fill('Ana Ríos')
  await nextStep(page).waitFor({ state: 'hidden' })
  await sendButton(page).click()
  await nextStep(page).waitFor()
  expect(await messageIn(page, 'WhatsApp')).toContain('Nombre Completo: Ana Ríos')
})

test('decisions, forms: what was typed survives a reload', async () => {
  const page = await openContact()
  await fillProject(page)
  await page.reload()
  await hydrated(page)
  await expect.poll(() => typedValues(page)).toEqual(rightValues)
})

test('decisions, forms: what was typed survives going elsewhere and back', async () => {
  const page = await openContact()
  await fillProject(page)
  await page.getByRole('link', { name: 'Blog' }).first().click()
  await page.waitForURL('**/blog')
  await page.goBack()
  await page.waitForURL('**/contacto')
  await expect.poll(() => typedValues(page)).toEqual(rightValues)
})

test('decisions, forms: typed data never goes into an address of this site', async () => {
  const page = await openContact()
  const addresses: string[] = []
  page.on('request', (request) => addresses.push(request.url()))
  await fillProject(page)
  await projectForm(page).locator('[name=nombre]').press('Enter')
  await nextStep(page).waitFor()
  await page.reload()
  expect([page.url(), ...addresses].filter((address) => /rosario|\?/i.test(address))).toEqual([])
})

const hugeText = `<img src=x onerror="document.title='mal'">${'x'.repeat(100_000)}`

for (const width of [320, 1280])
  test(`decisions, forms: 100 kB without a space breaks no layout at ${width} px`, async () => {
    const page = await openContact(width)
    await fillProject(page, { nombre: 'y'.repeat(5000), mensaje: hugeText })
    await sendButton(page).click()
    await nextStep(page).waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  })

test('decisions, forms: markup in a field is text', async () => {
  const page = await openContact()
  await fillProject(page, { mensaje: hugeText })
  await sendButton(page).click()
  await nextStep(page).waitFor()
  expect(await page.locator('[data-outcome] img').count()).toBe(0)
  expect(await page.title()).toContain('Contacto')
})

test('decisions, forms: a submission before hydration is held, then validated', async () => {
  const page = await openPage('/contacto', {
    before: async (page) => {
      await page.route('**/assets/client.*.js', async (route) => {
        await new Promise((done) => setTimeout(done, 1500))
        await route.continue()
      })
    },
  })
  const logged = consoleObjects(page)
  await fillProject(page, { nombre: '   ' })
  await sendButton(page).click({ noWaitAfter: true })
  await page.getByText('Escribe tu nombre.').waitFor()
  expect(logged).toEqual([])
  await projectForm(page).locator('[name=nombre]').fill('Rosario Medina')
  await sendButton(page).click()
  await nextStep(page).waitFor()
  expect(await typedValues(page)).toEqual(rightValues)
})

test('what was chosen before hydration stays chosen after it', async () => {
  const page = await openPage('/contacto', {
    before: async (page) => {
      await page.route('**/assets/client.*.js', async (route) => {
        await new Promise((done) => setTimeout(done, 1500))
        await route.continue()
      })
    },
  })
  await fillProject(page)
  await hydrated(page)
  await page.waitForTimeout(300)
  expect(await typedValues(page)).toEqual(rightValues)
})

test('where validation cannot be fetched the form says so and keeps what was typed', async () => {
  const page = await openContact()
  await page.route('**/assets/chunks/*.js*', (route) => route.abort())
  await fillProject(page)
  await sendButton(page).click()
  await page.getByText('No pudimos preparar el envío').waitFor()
  expect(await typedValues(page)).toEqual(rightValues)
})

test('decisions, forms: without JavaScript and endpoint contact links stand instead of the button', async () => {
  const page = await openPage('/contacto', { javaScript: false })
  expect(await sendButton(page).isVisible()).toBe(false)
  const links = projectForm(page).getByRole('link')
  expect(await links.allInnerTexts()).toEqual(['WhatsApp', 'Telegram', 'hola@lumbre.example'])
})

test('decisions, forms: without JavaScript no form leads to an address of this site', async () => {
  for (const path of ['/contacto', '/blog', '/servicios/escalabilidad-seo']) {
    const page = await openPage(path, { javaScript: false })
    const actions = await page
      .locator('form')
      .evaluateAll((forms) =>
        forms.map((form) => `${form.getAttribute('method')} ${form.getAttribute('action')}`),
      )
    expect(actions.length).toBeGreaterThan(0)
    for (const action of actions) expect(action).toMatch(/^post mailto:hola@lumbre\.example/)
  }
})

for (const [place, path, id] of [
  ['the footer', '/', 'boletin'],
  ['the blog', '/blog', 'boletin-blog'],
] as const) {
  test(`product §2: the newsletter of ${place} has an e-mail field and «Suscribirse»`, async () => {
    const page = await openPage(path)
    const form = page.locator(`form#${id}`)
    expect(await form.locator('[name=email]').getAttribute('type')).toBe('email')
    expect(await form.getByRole('button').textContent()).toBe('Suscribirse')
  })

  test(`decisions, forms: the newsletter of ${place} requires the e-mail, logs it, offers channels`, async () => {
    const page = await openPage(path)
    await hydrated(page)
    const logged = consoleObjects(page)
    const form = page.locator(`form#${id}`)
    await form.getByRole('button').click()
    await form.getByText('Escribe tu correo.').waitFor()
    await form.locator('[name=email]').fill('ana@correo.mx')
    await form.getByRole('button').click()
    await nextStep(page).waitFor()
    await expect.poll(() => logged).toEqual([{ email: 'ana@correo.mx' }])
    expect(await messageIn(page, 'Telegram')).toContain('ana@correo.mx')
  })
}

const quoteKeys: [string, string[]][] = [
  ['creacion-paginas-web', ['nombre', 'email', 'empresa', 'telefono', 'mensaje']],
  ['creacion-ecommerce', ['nombre', 'email', 'empresa', 'tipoProducto', 'mensaje']],
  ['creacion-saas', ['nombre', 'email', 'empresa', 'industria', 'mensaje']],
  ['integracion-ia', ['nombre', 'email', 'empresa', 'industria', 'mensaje']],
  ['integracion-chatbots', ['nombre', 'email', 'empresa', 'industria', 'mensaje']],
  ['automatizaciones-ia', ['nombre', 'email', 'mensaje']],
  ['analisis-datos', ['nombre', 'email', 'empresa', 'telefono', 'mensaje']],
  ['escalabilidad-seo', ['nombre', 'email', 'empresa', 'sitioWeb', 'mensaje']],
]

for (const [slug, keys] of quoteKeys)
  test(`product §3: the quote form of ${slug} asks and logs ${keys.join(', ')}`, async () => {
    const page = await openPage(`/servicios/${slug}`)
    await hydrated(page)
    const logged = consoleObjects(page)
    const form = page.locator(`form#cotizar-${slug}`)
    await form.locator('[name=nombre]').fill('Ana')
    await form.locator('[name=email]').fill('ana@correo.mx')
    await form.locator('[name=mensaje]').fill('Una tienda.')
    await form.locator('[type=submit]').click()
    await nextStep(page).waitFor()
    await expect.poll(() => Object.keys((logged[0] as object | undefined) ?? {})).toEqual(keys)
  })

test('decisions, forms: the site of the SEO form must be a whole address, if given', async () => {
  const page = await openPage('/servicios/escalabilidad-seo')
  await hydrated(page)
  const form = page.locator('form#cotizar-escalabilidad-seo')
  const site = form.getByLabel('Sitio Web (URL)')
  expect(await site.getAttribute('type')).toBe('url')
  await site.fill('mi sitio')
  await site.press('Tab')
  await form.locator('p', { hasText: 'https:// al principio' }).first().waitFor()
})

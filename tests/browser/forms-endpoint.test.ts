import type { Page } from 'playwright-core'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type FormService, startFormService, withEndpoint } from '../support/form-service.ts'
import { hydrated, openPage } from '../support/open-page.ts'
import {
  consoleObjects,
  fillProject,
  rightValues,
  sendButton,
  typedValues,
} from '../support/project-form.ts'

let service: FormService
beforeEach(async () => {
  service = await startFormService()
})
afterEach(() => service.close())

async function openContact(path = '/contacto') {
  const page = await openPage(path, {
    before: async (page) => {
      await withEndpoint(page, service.url)
    },
  })
  await hydrated(page)
  return page
}

const heading = (page: Page, name: string) => page.getByRole('heading', { name })
const received = () => service.received.map((values) => Object.fromEntries(values))

async function submit(page: Page) {
  await fillProject(page)
  await sendButton(page).click()
}

test('success: one POST with every value, then the receipt', async () => {
  const page = await openContact()
  const logged = consoleObjects(page)
  await submit(page)
  await heading(page, 'Mensaje enviado').waitFor()
  expect(received()).toEqual([{ formulario: 'Contacto', ...rightValues }])
  expect(await page.locator('form#contacto').isVisible()).toBe(false)
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Mensaje enviado')
  expect(logged).toEqual([])
})

test('what was sent is no draft any more', async () => {
  const page = await openContact()
  await submit(page)
  await heading(page, 'Mensaje enviado').waitFor()
  await page.reload()
  await hydrated(page)
  expect((await typedValues(page)).nombre).toBe('')
})

test('slow: it says «Enviando…», and the button is busy', async () => {
  let release = () => {}
  const accept = service.answer
  service.answer = async (response) => {
    await new Promise<void>((done) => {
      release = done
    })
    await accept(response)
  }
  const page = await openContact()
  await submit(page)
  await page.getByText('Enviando…').waitFor()
  expect(await sendButton(page).getAttribute('aria-disabled')).toBe('true')
  release()
  await heading(page, 'Mensaje enviado').waitFor()
})

test('nothing is sent twice by a double click or by impatience', async () => {
  const accept = service.answer
  service.answer = async (response) => {
    await new Promise((done) => setTimeout(done, 600))
    await accept(response)
  }
  const page = await openContact()
  await fillProject(page)
  await sendButton(page).dblclick()
  // Forced: the busy button is disabled to whoever asks first.
  await sendButton(page).click({ force: true })
  await page.keyboard.press('Enter')
  await heading(page, 'Mensaje enviado').waitFor()
  expect(service.received).toHaveLength(1)
})

test('a form with errors is not sent', async () => {
  const page = await openContact()
  await fillProject(page, { email: 'rosario@correo' })
  await sendButton(page).click()
  await page.locator('#contacto-email-error').waitFor()
  expect(service.received).toEqual([])
})

test('the honeypot catches programs and claims nothing', async () => {
  const page = await openContact()
  await fillProject(page)
  await page.locator('#contacto [name=_gotcha]').evaluate((trap) => {
    ;(trap as HTMLInputElement).value = 'https://spam.example'
  })
  await sendButton(page).click()
  await heading(page, 'No se envió').waitFor()
  expect(service.received).toEqual([])
})

test('nobody sees, hears or reaches the honeypot', async () => {
  const page = await openContact()
  const trap = page.locator('#contacto [name=_gotcha]')
  expect(await trap.getAttribute('tabindex')).toBe('-1')
  expect(await trap.evaluate((element) => element.closest('[aria-hidden=true]') !== null)).toBe(
    true,
  )
  const box = await trap.evaluate((element) => {
    const wrapper = element.parentElement?.getBoundingClientRect()
    return (wrapper?.width ?? 0) * (wrapper?.height ?? 0)
  })
  expect(box).toBeLessThanOrEqual(1)
})

test('100 kB without a space arrive whole', async () => {
  const page = await openContact()
  const mensaje = `<b>ñ&🔥</b>${'x'.repeat(100_000)}`
  await fillProject(page, { mensaje })
  await sendButton(page).click()
  await heading(page, 'Mensaje enviado').waitFor()
  expect(service.received[0]?.get('mensaje')).toBe(mensaje)
})

test('a submission before hydration is held and sent once', async () => {
  const page = await openPage('/contacto', {
    before: async (page) => {
      await withEndpoint(page, service.url)
      await page.route('**/assets/start.*.js', async (route) => {
        await new Promise((done) => setTimeout(done, 1500))
        await route.continue()
      })
    },
  })
  await fillProject(page)
  await sendButton(page).click({ noWaitAfter: true })
  await heading(page, 'Mensaje enviado').waitFor()
  expect(received()).toEqual([{ formulario: 'Contacto', ...rightValues }])
})

test('if hydration fails the browser posts the form itself', async () => {
  const page = await openPage('/contacto', {
    before: async (page) => {
      await withEndpoint(page, service.url)
      await page.route('**/assets/start.*.js', (route) => route.abort())
    },
  })
  await fillProject(page)
  await sendButton(page).click()
  await page.waitForURL(service.url)
  expect(service.received[0]?.get('mensaje')).toBe(rightValues.mensaje)
})

test('newsletter and quotes go through the same module', async () => {
  const blog = await openContact('/blog')
  await blog.locator('#boletin-blog [name=email]').fill('ana@correo.mx')
  await blog.locator('#boletin-blog [type=submit]').click()
  await heading(blog, 'Mensaje enviado').waitFor()
  const seo = await openContact('/servicios/escalabilidad-seo')
  const form = seo.locator('#cotizar-escalabilidad-seo')
  await form.locator('[name=nombre]').fill('Ana')
  await form.locator('[name=email]').fill('ana@correo.mx')
  await form.locator('[name=sitioWeb]').fill('https://trigal.example')
  await form.locator('[name=mensaje]').fill('Que me encuentren.')
  await form.locator('[type=submit]').click()
  await heading(seo, 'Mensaje enviado').waitFor()
  expect(received()).toEqual([
    { formulario: 'Boletín', email: 'ana@correo.mx' },
    {
      formulario: 'Cotización: Escalabilidad y SEO',
      nombre: 'Ana',
      email: 'ana@correo.mx',
      empresa: '',
      sitioWeb: 'https://trigal.example',
      mensaje: 'Que me encuentren.',
    },
  ])
})

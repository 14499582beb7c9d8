import type { Page } from 'playwright-core'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type FormService, startFormService, withEndpoint } from '../support/form-service.ts'
import { hydrated, openPage } from '../support/open-page.ts'
import { fillProject, rightValues, sendButton, typedValues } from '../support/project-form.ts'

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
const retry = (page: Page) => page.getByRole('button', { name: 'Intentar de nuevo' })
const received = () => service.received.map((values) => Object.fromEntries(values))

async function submit(page: Page) {
  await fillProject(page)
  await sendButton(page).click()
}

/** Answers with a status once, afterwards as before. */
function failOnce(status: number) {
  const before = service.answer
  service.answer = (response) => {
    service.answer = before
    response.writeHead(status).end()
  }
}

for (const [status, words] of [
  [422, 'no aceptó este'],
  [429, 'no aceptó este'],
  [500, 'tuvo un problema'],
  [503, 'tuvo un problema'],
] as const)
  test(`an answer ${status} fails with a retry, and nothing typed is lost`, async () => {
    failOnce(status)
    const page = await openContact()
    await submit(page)
    await heading(page, 'No se envió').waitFor()
    await page.getByText(words).waitFor()
    expect(await typedValues(page)).toEqual(rightValues)
    await retry(page).click()
    await heading(page, 'Mensaje enviado').waitFor()
    expect(received()).toEqual([
      { formulario: 'Contacto', ...rightValues },
      { formulario: 'Contacto', ...rightValues },
    ])
  })

test('offline fails at once; back online the retry sends', async () => {
  const page = await openContact()
  await fillProject(page)
  await page.waitForLoadState('networkidle')
  await page.context().setOffline(true)
  await sendButton(page).click()
  await heading(page, 'No se envió').waitFor()
  await page.getByText('Parece que no tienes conexión.').waitFor()
  expect(await typedValues(page)).toEqual(rightValues)
  await page.context().setOffline(false)
  await retry(page).click()
  await heading(page, 'Mensaje enviado').waitFor()
  expect(service.received).toHaveLength(1)
})

test('a connection that breaks off fails with a retry', async () => {
  const accept = service.answer
  service.answer = (response) => {
    service.answer = accept
    response.socket?.destroy()
  }
  const page = await openContact()
  await submit(page)
  await heading(page, 'No se envió').waitFor()
  await retry(page).click()
  await heading(page, 'Mensaje enviado').waitFor()
})

test('a service that never answers fails after half a minute', async () => {
  service.answer = () => new Promise(() => {})
  const page = await openPage('/contacto', {
    before: async (page) => {
      await withEndpoint(page, service.url)
      // The real half minute, in half a second.
      await page.addInitScript(() => {
        const timeout = AbortSignal.timeout.bind(AbortSignal)
        AbortSignal.timeout = (milliseconds) => timeout(milliseconds / 60)
      })
    },
  })
  await hydrated(page)
  await submit(page)
  await page.getByText('tarda demasiado').waitFor()
  expect(await typedValues(page)).toEqual(rightValues)
})

test('after a failure the channels are a way out with the message', async () => {
  failOnce(500)
  const page = await openContact()
  await submit(page)
  await heading(page, 'No se envió').waitFor()
  const link = page.locator('[data-outcome]').getByRole('link', { name: 'WhatsApp' })
  const message = new URL((await link.getAttribute('href')) ?? '').searchParams.get('text')
  expect(message).toContain('Nombre Completo: Rosario Medina')
})

test('after a failure what was typed survives a reload', async () => {
  failOnce(500)
  const page = await openContact()
  await submit(page)
  await heading(page, 'No se envió').waitFor()
  await page.reload()
  await hydrated(page)
  await expect.poll(() => typedValues(page)).toEqual(rightValues)
})

test('a retry sends what the form says now', async () => {
  failOnce(500)
  const page = await openContact()
  await submit(page)
  await heading(page, 'No se envió').waitFor()
  await page.locator('#contacto [name=nombre]').fill('Ana Ríos')
  await sendButton(page).click()
  await heading(page, 'Mensaje enviado').waitFor()
  expect(service.received.map((values) => values.get('nombre'))).toEqual([
    'Rosario Medina',
    'Ana Ríos',
  ])
})

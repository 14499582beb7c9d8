import http, { type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { listen } from '../../src/site/host.ts'
import { findAxeViolations } from '../support/find-axe-violations.ts'
import { hydrated, openAlive, openPage, program, without } from '../support/open-page.ts'
import { hasFocus, headerLink } from '../support/page-state.ts'
import { servedCopy } from '../support/project-copy.ts'
import {
  consoleObjects,
  fillProject,
  messageIn,
  projectForm,
  rightValues,
  sendButton,
  typedValues,
} from '../support/project-form.ts'
import { home, site } from '../support/site-content.ts'
import { translate } from '../support/translate.ts'

type Answer = (response: ServerResponse) => void | Promise<void>

/** Takes the message, as a service does. */
const accept: Answer = (response) => {
  response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"ok":true}')
}

// A form service as any that FORMS_ENDPOINT may name, and the site as it is built for it.
const received: Record<string, string>[] = []
let answer = accept
const service = http.createServer(async (request, response) => {
  response.setHeader('Access-Control-Allow-Origin', '*')
  if (request.method === 'POST')
    received.push(Object.fromEntries(new URLSearchParams(await text(request))))
  await answer(response)
})
let endpoint: string
let address: string
const { serve } = servedCopy()
beforeAll(async () => {
  endpoint = `${await listen(service)}/formulario`
  address = await serve({ FORMS_ENDPOINT: endpoint })
}, 600_000)
beforeEach(() => {
  received.length = 0
  answer = accept
})
afterAll(() => service.close().closeAllConnections())

const open = (path = '/contacto', options: Parameters<typeof openPage>[1] = {}) =>
  openAlive(address + path, options)

const heading = (page: Page, name: string) => page.getByRole('heading', { name })
const whole = { formulario: 'Contacto', ...rightValues }

/** Answers once in this way, afterwards as before. */
function answerOnce(once: Answer) {
  answer = (response) => {
    answer = accept
    return once(response)
  }
}

/** Answers once with this status, when it is told to. */
function holdAnswer(status = 200) {
  let release = () => {}
  const held = new Promise<void>((done) => {
    release = done
  })
  answerOnce(async (response) => {
    await held
    response.writeHead(status).end()
  })
  return release
}

test('accepted: one POST with every value, the longest message too, then the receipt, and the draft is deleted', async () => {
  const page = await open()
  const logged = consoleObjects(page)
  const mensaje = '<b>ñ&🔥</b>'.padEnd(10_000, 'x')
  expect(await sendButton(page).innerText()).toBe('Enviar mensaje')
  expect(await projectForm(page).innerText()).toContain(site.forms.before.endpoint)
  await fillProject(page, { mensaje })
  await sendButton(page).click()
  await heading(page, 'Mensaje enviado').waitFor()
  expect(received).toEqual([{ ...whole, mensaje }])
  expect(await projectForm(page).isVisible()).toBe(false)
  expect(await hasFocus(heading(page, 'Mensaje enviado'))).toBe(true)
  expect(await findAxeViolations(page)).toEqual([])
  expect([logged, page.troubles]).toEqual([[], []])
  await page.reload()
  await hydrated(page)
  expect((await typedValues(page)).nombre).toBe('')
})

test('closed, refused, offline or without an answer: says so, offers other channels, and can be tried again; axe finds nothing in it, and a reload loses nothing', async () => {
  // On a connection of an earlier visit a browser would ask twice.
  const page = await open('/contacto', { width: 390, ownTab: true })
  const retry = page.getByRole('button', { name: 'Intentar de nuevo' })
  const expectFailure = async (title: string, words: string) => {
    await page.getByText(words).waitFor()
    await heading(page, title).waitFor()
    expect(await messageIn(page, 'WhatsApp'), words).toContain('Nombre Completo: Rosario Medina')
  }
  await fillProject(page)
  answerOnce((response) => void response.socket?.destroy())
  await sendButton(page).click()
  await expectFailure('No pudimos confirmar el envío', 'Se cortó la conexión')
  answerOnce((response) => void response.writeHead(500).end())
  await retry.click()
  await expectFailure('No se envió', 'tuvo un problema')
  await page.context().setOffline(true)
  await retry.click()
  await expectFailure('No se envió', 'Parece que no tienes conexión.')
  await page.context().setOffline(false)
  expect(await findAxeViolations(page)).toEqual([])
  answerOnce(() => new Promise<void>(() => {}))
  // A fortieth of the real patience. On a busy machine an answer may take longer than that.
  await page.evaluate(() => {
    const timeout = AbortSignal.timeout.bind(AbortSignal)
    AbortSignal.timeout = (milliseconds) => timeout(milliseconds / 40)
  })
  await retry.click()
  await expectFailure('No pudimos confirmar el envío', 'tarda demasiado')
  await page.reload()
  await hydrated(page)
  expect(await typedValues(page)).toEqual(rightValues)
  await sendButton(page).click()
  await heading(page, 'Mensaje enviado').waitFor()
  expect(received.at(-1)).toEqual(whole)
})

test('on a page that the browser translates, an error gives way to another, a message is sent, and a page that did not load can be asked for', async () => {
  const page = await open()
  await page.evaluate(translate)
  const mail = projectForm(page).locator('[name=email]')
  for (const [typed, error] of [
    ['ana', 'Falta la arroba'],
    ['ana@correo', 'Falta la última parte'],
  ] as const) {
    await mail.fill(typed)
    await mail.blur()
    await projectForm(page).locator('[id$=-error]', { hasText: error }).waitFor()
  }
  await fillProject(page)
  await sendButton(page).click()
  await heading(page, 'Mensaje enviado').waitFor()
  await page.context().setOffline(true)
  await headerLink(page, 'Equipo').click()
  await page.getByRole('button', { name: 'Intentar de nuevo' }).click()
  await page.getByText('El sitio todavía no responde.').waitFor()
  expect(await page.locator('[data-failed]').count()).toBe(0)
})

test('a form that is sending says so, sends nothing twice for impatient clicks, and tells who leaves its page and comes back: before there is an answer, or after it was accepted or refused', async () => {
  const page = await open()
  for (const [when, status, title] of [
    ['before', 200, 'Mensaje enviado'],
    ['after', 200, 'Mensaje enviado'],
    ['after', 422, 'No se envió'],
  ] as const) {
    received.length = 0
    const release = holdAnswer(status)
    await fillProject(page)
    await sendButton(page).dblclick()
    await page.getByText('Enviando…').last().waitFor()
    expect(await sendButton(page).getAttribute('aria-disabled')).toBe('true')
    // What is typed now would not be sent.
    await projectForm(page).locator('[name=mensaje]').pressSequentially('¿Y?')
    expect(await projectForm(page).locator('select:enabled').count()).toBe(0)
    expect(await typedValues(page)).toEqual(rightValues)
    await headerLink(page, 'Blog').click()
    await projectForm(page).waitFor({ state: 'detached' })
    if (when === 'after') {
      const answered = page.waitForResponse(endpoint)
      release()
      await answered
      // After a reload elsewhere, only the draft tells whether anything is still to be sent.
      const isForgotten = () => sessionStorage.getItem('lumbre-form-contacto') === null
      await expect.poll(() => page.evaluate(isForgotten)).toBe(status === 200)
    }
    await page.goBack()
    if (when === 'before') {
      await page.getByText('Enviando…').last().waitFor()
      // Forced: the busy button is disabled to whoever asks first.
      await sendButton(page).click({ force: true })
      release()
    }
    await heading(page, title).waitFor()
    if (status === 422) await page.getByText('no aceptó este').waitFor()
    expect(received).toHaveLength(1)
    const isDelivered = status === 200
    expect(await projectForm(page).isVisible()).toBe(!isDelivered)
    await page.reload()
    await hydrated(page)
    expect((await typedValues(page)).nombre).toBe(isDelivered ? '' : rightValues.nombre)
  }
})

test('a form with errors is not sent, nor one filled in by a bot', async () => {
  const page = await open()
  await fillProject(page, { email: 'rosario@correo' })
  await sendButton(page).click()
  await page.locator('#contacto-email-error').waitFor()
  await fillProject(page)
  const trap = page.locator('#contacto [name=_gotcha]')
  expect(await trap.evaluate((one) => one.closest('[aria-hidden=true]') !== null)).toBe(true)
  await trap.evaluate((one) => {
    ;(one as HTMLInputElement).value = 'https://spam.example'
  })
  await sendButton(page).click()
  await heading(page, 'No se envió').waitFor()
  expect(received).toEqual([])
})

test.each([
  ['without JavaScript', { javaScript: false }],
  ['where our program cannot be had', { before: without(program) }],
])('%s the browser posts the form itself, by its one button', async (_, options) => {
  const page = await openPage(`${address}/contacto`, options)
  expect(await projectForm(page).getByRole('link').count()).toBe(0)
  await fillProject(page)
  await sendButton(page).click()
  await page.waitForURL(endpoint)
  expect(received).toMatchObject([whole])
})

test('who has registered for an event can register somebody else: the dialog opens empty', async () => {
  const page = await open('/')
  const action = page.getByRole('link', { name: home.community.action }).first()
  const dialog = page.locator('dialog[open]')
  await action.click()
  await dialog.getByLabel('Nombre Completo').fill('Ana Ríos')
  await dialog.getByLabel('Email').fill('ana@correo.mx')
  await dialog.locator('[type=submit]').click()
  await heading(page, 'Registro recibido').waitFor()
  expect(received).toMatchObject([{ nombre: 'Ana Ríos', email: 'ana@correo.mx' }])
  await action.click()
  const name = dialog.getByLabel('Nombre Completo')
  await name.waitFor()
  expect(await name.inputValue()).toBe('')
})

test('newsletters and quotes use the same module; a newsletter asks for an address and submits it', async () => {
  const blog = await open('/blog')
  for (const id of ['boletin-blog', 'Boletin']) {
    const form = blog.locator(`#${id}`)
    expect(await form.getByRole('button').innerText()).toBe('Suscribirse')
    await form.locator('[name=email]').fill('ana@correo.mx')
    await form.getByRole('button').click()
  }
  await heading(blog, 'Suscripción recibida').nth(1).waitFor()
  const quote = { nombre: 'Ana', email: 'ana@correo.mx', mensaje: 'Que me encuentren.' }
  const seo = await open('/servicios/escalabilidad-seo')
  const form = seo.locator('#cotizar-escalabilidad-seo')
  for (const [name, value] of Object.entries(quote))
    await form.locator(`[name=${name}]`).fill(value)
  await form.locator('[type=submit]').click()
  await heading(seo, 'Mensaje enviado').waitFor()
  const news = { formulario: 'Boletín', email: 'ana@correo.mx' }
  expect(received).toMatchObject([
    news,
    news,
    { formulario: 'Cotización: Escalabilidad y SEO', ...quote, sitioWeb: '' },
  ])
})

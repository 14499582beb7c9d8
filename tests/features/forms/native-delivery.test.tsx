import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'

const endpoint = 'https://formularios.example/f/1'

/** The newsletter as a build with this environment writes it. */
async function render(environment: string) {
  vi.resetModules()
  vi.stubEnv('FORMS_ENDPOINT', environment)
  const { NewsletterBox } = await import('../../../src/features/forms/NewsletterBox.tsx')
  return renderToStaticMarkup(
    <NewsletterBox id="boletin" look="stacked" placeholder="tu@correo.com" action="Suscribirse" />,
  )
}

afterEach(() => {
  vi.unstubAllEnvs()
  vi.doUnmock('../../../src/site.ts')
})

test('with FORMS_ENDPOINT the form posts there without JavaScript', async () => {
  const html = await render(endpoint)
  expect(html).toMatch(new RegExp(`<form[^>]* action="${endpoint}" method="post"`))
  expect(html).not.toContain('text/plain')
})

test('with an endpoint the button stays without JavaScript', async () => {
  const html = await render(endpoint)
  expect(html).not.toContain('data-live-only')
  expect(html).not.toContain('<noscript>')
})

test('without an endpoint the contact links stand instead of the button', async () => {
  const html = await render('')
  expect(html).toContain('data-live-only')
  expect(html).toMatch(/<noscript>.*WhatsApp.*Telegram.*mailto:.*<\/noscript>/)
})

test('without an endpoint no value can reach an address of this site', async () => {
  const [form] = (await render('')).match(/<form[^>]*>/) ?? []
  expect(form).toContain(' action="mailto:')
  expect(form).toContain(' method="post"')
})

test('the settings file can name the endpoint as well', async () => {
  const formSettings = { delivery: 'endpoint', endpoint }
  vi.doMock('../../../src/features/forms/form-settings.ts', () => ({ formSettings }))
  expect(await render('')).toMatch(new RegExp(`<form[^>]* action="${endpoint}" method="post"`))
  const other = 'https://otro.example/f/2'
  expect(await render(other)).toContain(` action="${other}"`)
})

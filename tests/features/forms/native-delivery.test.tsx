import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'

const endpoint = 'https://formularios.example/f/1'

/** A quote form as a build with these settings writes it. */
async function render(endpoint?: string) {
  vi.resetModules()
  const { site } =
    await vi.importActual<typeof import('../../../src/site.ts')>('../../../src/site.ts')
  const delivery = endpoint ? 'endpoint' : 'console'
  const forms = { ...site.forms, delivery, endpoint }
  vi.doMock('../../../src/site.ts', () => ({ site: { ...site, forms } }))
  const { QuoteForm } = await import('../../../src/features/forms/QuoteForm.tsx')
  return renderToStaticMarkup(
    <QuoteForm slug="a" service="A" company messageLabel="¿Qué?" action="Cotizar" />,
  )
}

afterEach(() => {
  vi.doUnmock('../../../src/site.ts')
})

test('with an endpoint the form posts there without JavaScript', async () => {
  const html = await render(endpoint)
  expect(html).toMatch(new RegExp(`<form[^>]* action="${endpoint}" method="post"`))
  expect(html).not.toContain('text/plain')
})

test('with an endpoint the button stays without JavaScript', async () => {
  const html = await render(endpoint)
  expect(html).not.toContain('data-live-only')
  expect(html).not.toContain('data-fallback')
  expect(html).toMatch(/<button[^>]*>Cotizar<\/button>/)
})

test('without an endpoint the contact links stand instead of the button', async () => {
  const html = await render()
  expect(html).toContain('data-live-only')
  expect(html).toMatch(/<p hidden="" data-fallback.*WhatsApp.*Telegram.*mailto:.*<\/p>/)
})

test('without an endpoint no value can reach an address of this site', async () => {
  const [form] = (await render()).match(/<form[^>]*>/) ?? []
  expect(form).toContain(' action="mailto:')
  expect(form).toContain(' method="post"')
})

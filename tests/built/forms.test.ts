import { expect, test } from 'vitest'
import { attributeValues, builtPages, isRedirect } from '../support/built-pages.ts'
import { content, site } from '../support/site-content.ts'

type Form = { url: string; id: string; html: string }

/** Every form that asks a visitor for data: the search and the chat's quick question do not. */
const forms: Form[] = builtPages()
  .filter((page) => !isRedirect(page))
  .flatMap(({ url, html }) =>
    [...html.matchAll(/<form\b[\s\S]*?<\/form>/g)].map(([form]) => ({
      url,
      id: / id="([^"]+)"/.exec(form)?.[1] ?? '',
      html: form,
    })),
  )
  .filter(({ html }) => html.includes('name="formulario"'))

const places = (id: RegExp) => forms.filter((form) => id.test(form.id)).map(({ url }) => url)

test('one module writes the project form and a quote for each service; no newsletter asks', () => {
  expect(places(/^contacto$/)).toEqual(['/contacto'])
  expect(places(/^cotizar-/)).toHaveLength(content.services.length)
  expect(places(/^boletin/i)).toEqual([])
})

test('every form has a honeypot that nobody reaches, hears or has filled in', () => {
  for (const { url, id, html } of forms) {
    const [trap = ''] = /<input[^>]*name="_gotcha"[^>]*>/.exec(html) ?? []
    expect(trap, `${url} ${id}`).toContain('tabindex="-1"')
    expect(trap, `${url} ${id}`).toMatch(/autocomplete="off"/i)
    expect(html, `${url} ${id}`).toMatch(
      /<div class="vh[^"]*" aria-hidden="true"><input[^>]*_gotcha/,
    )
  }
})

test('every field that takes a text says how much of it', () => {
  const fields = /<(?:textarea|input(?![^>]*(?:_gotcha|type="hidden")))[^>]*>/g
  for (const { url, html } of forms)
    for (const [field] of html.matchAll(fields)) expect(field, url).toMatch(/\smaxlength="\d+"/i)
})

test('without an endpoint no form of any page can put data into a URL of the site', () => {
  for (const { url, id, html } of forms) {
    const [start = ''] = /<form[^>]*>/.exec(html) ?? []
    expect(start, `${url} ${id}`).toContain(' method="post"')
    expect(start, `${url} ${id}`).toContain(` action="mailto:${site.email}`)
  }
})

test('without JavaScript every form shows WhatsApp, Telegram and mail instead of its button', () => {
  for (const { url, id, html } of forms) {
    const [instead = ''] = /<p hidden="" data-fallback[\s\S]*?<\/p>/.exec(html) ?? []
    const buttons = html.match(/<button[^>]*type="submit"[^>]*>/g) ?? []
    expect(buttons, `${url} ${id}`).toHaveLength(2)
    for (const button of buttons) expect(button, `${url} ${id}`).toContain('data-live-only')
    expect(instead, `${url} ${id}`).toMatch(/wa\.me.*t\.me.*mailto:/s)
  }
})

test('every field for an address of mail is of type email', () => {
  for (const { url, id, html } of forms) {
    const [field = ''] = /<input[^>]*name="email"[^>]*>/.exec(html) ?? []
    expect(field, `${url} ${id}`).toContain('type="email"')
  }
})

test('quotes require name, e-mail and description', () => {
  const required = ({ html }: Form) =>
    [...html.matchAll(/<(?:input|select|textarea)\b[^>]*>/g)]
      .filter(([field]) => / required=/.test(field))
      .map(([field]) => / name="([^"]+)"/.exec(field)?.[1])
  for (const form of forms.filter(({ id }) => id.startsWith('cotizar-')))
    expect(required(form), form.url).toEqual(['nombre', 'email', 'mensaje'])
})

test('no option of any page has an empty value but a disabled placeholder', () => {
  for (const { file, html } of builtPages()) {
    const empty = [...html.matchAll(/<option\b[^>]*value=""[^>]*>/g)].map(([option]) => option)
    expect(
      empty.filter((option) => !option.includes('disabled')),
      file,
    ).toEqual([])
    expect(attributeValues(html, 'option', 'value').length, file).toBe(
      html.match(/<option\b/g)?.length ?? 0,
    )
  }
})

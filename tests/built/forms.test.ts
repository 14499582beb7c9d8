import { describe, expect, test } from 'vitest'
import { pages } from '../support/built-pages.ts'
import { element, linksOf } from '../support/elements.ts'
import { pageHtml } from '../support/page-text.ts'
import { content, site } from '../support/site-content.ts'

type Form = { url: string; id: string; html: string }

/** Every form that asks a visitor for data: the search and the chat's quick question do not. */
const forms: Form[] = pages
  .flatMap(({ url, html }) =>
    [...html.matchAll(/<form\b[\s\S]*?<\/form>/g)].map(([form]) => ({
      url,
      id: / id="([^"]+)"/.exec(form)?.[1] ?? '',
      html: form,
    })),
  )
  .filter(({ html }) => html.includes('name="formulario"'))

const places = (id: RegExp) => forms.filter((form) => id.test(form.id)).map(({ url }) => url)

test('one module renders the project form and a quote form for each service; newsletters ask for no address but offer a chat and the feed', () => {
  expect(places(/^contacto$/)).toEqual(['/contacto'])
  expect(places(/^cotizar-/)).toHaveLength(content.services.length)
  expect(places(/^boletin/i)).toEqual([])
  const { action, message, feed } = site.forms.newsletter
  for (const part of [/<main\b/, /<footer\b/]) {
    const links = linksOf(element(pageHtml('/blog'), part))
    const chat = links.find(({ text }) => text === action)
    expect(new URL(chat?.to ?? '').searchParams.get('text')).toBe(message)
    expect(links).toContainEqual({ text: feed, to: '/rss.xml' })
  }
})

describe.each(forms)('$id of $url', ({ html }) => {
  test('has a honeypot that nobody can reach or hear, and that browsers do not fill in', () => {
    const [trap = ''] = /<input[^>]*name="_gotcha"[^>]*>/.exec(html) ?? []
    expect(trap).toContain('tabindex="-1"')
    expect(trap).toMatch(/autocomplete="off"/i)
    expect(html).toMatch(/<p class="vh" aria-hidden="true">Deja vacío [^<]*<input[^>]*_gotcha/)
  })

  test('limits the length of each field, and asks for the e-mail in a field of that type', () => {
    const fields = html.match(/<(?:textarea|input(?![^>]*(?:_gotcha|type="hidden")))[^>]*>/g) ?? []
    for (const field of fields) expect(field).toMatch(/\smaxlength="\d+"/i)
    expect(html).toMatch(
      /<input[^>]*(?: name="email"[^>]* type="email"| type="email"[^>]* name="email")/,
    )
  })

  test('without an endpoint, puts no data into a URL of the site', () => {
    const [start = ''] = /<form[^>]*>/.exec(html) ?? []
    expect(start).toContain(' method="post"')
    expect(start).toContain(` action="mailto:${site.email}`)
  })

  test('without JavaScript, shows WhatsApp, Telegram and mail instead of its buttons and what they promise', () => {
    const [instead = ''] = /<p hidden="" data-fallback[\s\S]*?<\/p>/.exec(html) ?? []
    expect(instead).toMatch(/wa\.me.*t\.me.*mailto:/s)
    const buttons = html.match(/<button[^>]*type="submit"[^>]*>/g) ?? []
    expect(buttons).toHaveLength(2)
    for (const button of buttons) expect(button).toContain('data-live-only')
    const [note = ''] = /<p[^>]*>Se abre tu mensaje/.exec(html) ?? []
    expect(note).toContain('data-live-only')
  })
})

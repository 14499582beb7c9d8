import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { bySlug, pageOf } from '../../src/content/queries.ts'
import type { ContactDialogData } from '../../src/features/contact/ContactDialog.tsx'
import { chatLink } from '../../src/lib/chat-link.ts'
import { attributeValues, pages } from '../support/built-pages.ts'
import { element, elements, linksOf, textsOf } from '../support/elements.ts'
import { homeSection } from '../support/home-sections.ts'
import { mainText, pageHtml } from '../support/page-text.ts'
import { plainText } from '../support/plain-text.ts'
import { rightValues } from '../support/project-form.ts'
import { barePages, content, site } from '../support/site-content.ts'

const words = pageOf(content, 'contact').data
const main = element(pageHtml('/contacto'), /<main\b/)
const form = element(main, /<form id="contacto"/)

/** Names of the form's visible controls, in order. */
const controls = [...form.matchAll(/<(?:input|select|textarea)\b[^>]*>/g)]
  .map(([tag]) => ({ tag, name: / name="([^"]+)"/.exec(tag)?.[1] ?? '' }))
  .filter(({ tag, name }) => !tag.includes('type="hidden"') && !name.startsWith('_'))

test("the cards' phone and mail lead to WhatsApp and to a mail program", () => {
  const links = linksOf(element(main, /<dl\b/))
  expect(links).toContainEqual({ text: site.phone, to: expect.stringContaining(site.whatsapp) })
  expect(links).toContainEqual({
    text: site.email,
    to: expect.stringContaining(`mailto:${site.email}`),
  })
})

test('the form asks for the parts of a message, in order; name, e-mail, service and description are required and marked as such', () => {
  expect(controls.map(({ name }) => name)).toEqual(Object.keys(rightValues))
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

/** What a page shows, and the data of its dialogs. */
const pagesWithData = pages.map(({ url, html }) => ({
  url,
  html,
  data: readFileSync(`dist/_data${url === '/' ? '/index' : url}.json`, 'utf8'),
}))

/** Every address of some kind on any page, without its query. */
function targets(pattern: RegExp): string[] {
  const found = pagesWithData.flatMap(({ html, data }) => [...`${html} ${data}`.matchAll(pattern)])
  return [...new Set(found.map(([address]) => address))]
}

test('every link to mail, WhatsApp and Telegram has the address of the settings file', () => {
  expect(targets(/mailto:[^"?\\<;\s]+/g)).toEqual([`mailto:${site.email}`])
  expect(targets(/https:\/\/wa\.me\/[^"?\\<]*/g)).toEqual([site.whatsapp])
  expect(targets(/https:\/\/t\.me\/[^"?\\<]*/g)).toEqual([site.telegram])
})

test('every link to a chat opens in a new tab', () => {
  for (const { url, html } of pages) {
    const links = html.match(/<a\b[^>]*href="https:\/\/(?:wa|t)\.me[^>]*>/g) ?? []
    if (!barePages.includes(url)) expect(links.length, url).toBeGreaterThanOrEqual(2)
    for (const link of links) expect(link, url).toMatch(/ target="_blank" rel="noopener"/)
  }
})

test('without JavaScript the urgent contact leads to WhatsApp and asks for more about the services', () => {
  const urgent = element(homeSection('contact'), /<a\b[^>]* aria-haspopup="dialog"/)
  const [address = ''] = attributeValues(urgent, 'a', 'href')
  expect(address).toBe(chatLink(site.whatsapp, site.whatsappMessage))
})

test('a service offers the channels of its own file, in order, each with its own message', () => {
  for (const { slug, data } of content.services) {
    const { channels, message }: ContactDialogData = JSON.parse(
      readFileSync(`dist/_data/servicios/${slug}.json`, 'utf8'),
    ).data.dialog
    expect(message).toBe(data.dialog.message)
    expect(channels.map(({ platform }) => platform)).toEqual(
      data.dialog.channels.map((channel) => bySlug(content.channels, channel).data.platform),
    )
  }
})

import { expect, test } from 'vitest'
import { pages } from '../support/built-pages.ts'
import { children, element, elements, linksOf, textsOf } from '../support/elements.ts'
import { pageHtml } from '../support/page-text.ts'
import { plainText } from '../support/plain-text.ts'
import { barePages, content, site } from '../support/site-content.ts'

const withShell = pages.filter(({ url }) => !barePages.includes(url))

const header = element(pageHtml('/'), /<header data-screen/)
const footer = element(pageHtml('/'), /<footer\b/)
const asLink = ({ label, to }: { label: string; to: string }) => ({ text: label, to })
const navigation = site.navigation.map(asLink)

test('every page but the frames and the loader has the same header and footer', () => {
  const mark = / aria-current="page"/g
  for (const { file, html } of withShell) {
    const ownHeader = element(html, /<header data-screen/).replace(mark, '')
    expect(plainText(ownHeader), file).toBe(plainText(header))
    expect(linksOf(ownHeader), file).toEqual(linksOf(header))
    const ownFooter = element(html, /<footer\b/)
    expect(plainText(ownFooter), file).toBe(plainText(footer))
    expect(linksOf(ownFooter), file).toEqual(linksOf(footer))
  }
})

test('the button of the chat stands on every page but the frames and the loader', () => {
  const button = /<button\b[^>]* aria-haspopup="dialog"/
  const silent = pages.filter(
    ({ html }) => !elements(html, button).map(plainText).includes(site.chat.open),
  )
  expect(silent.map(({ url }) => url).sort()).toEqual([...barePages].sort())
})

test('the top navigation is that of the settings, in order', () => {
  expect(linksOf(element(header, /<nav\b[^>]* aria-label="Principal"/))).toEqual(navigation)
})

test('the mobile menu has the same links and the button of the settings', () => {
  expect(linksOf(element(header, /<nav\b[^>]* aria-label="Menú"/))).toEqual([
    ...navigation,
    { text: site.start.menu.label, to: '/contacto' },
  ])
})

for (const { heading, links } of site.footer.columns)
  test(`the links of the footer under «${heading}», in order`, () => {
    const columns = elements(footer, /<nav\b[^>]* aria-labelledby=/)
    const column = columns.find((one) => textsOf(one, 'h2')[0] === heading)
    expect(linksOf(column ?? '')).toEqual(links.map(asLink))
  })

test('the footer leads to every service, to the resources, terms and privacy, to the search, as the header does, and to mail', () => {
  expect(linksOf(header)).toContainEqual({ text: 'Buscar', to: '/buscar#campo' })
  const names = 'recursos-ia equipo por-que-elegirnos quienes-somos terminos privacidad buscar'
  const wanted = names.split(' ').map((name) => `/${name}`)
  const targets = linksOf(footer).map(({ to }) => to)
  expect(targets).toEqual(
    expect.arrayContaining([
      ...[...wanted, ...content.services.map(({ url }) => url)],
      expect.stringContaining(`mailto:${site.email}`),
    ]),
  )
})

test('the footer links a WhatsApp chat and the profiles of the settings: Instagram, GitHub and LinkedIn, in new tabs', () => {
  const social = children(element(footer, /<ul class="social"/), 'a')
  // Words of the page: text browsers do not read `aria-label`.
  const all = [
    { text: 'Instagram (se abre en otra pestaña)', to: site.social.instagram },
    { text: 'WhatsApp (se abre en otra pestaña)', to: expect.stringContaining(site.whatsapp) },
    { text: 'GitHub (se abre en otra pestaña)', to: site.social.github },
    { text: 'LinkedIn (se abre en otra pestaña)', to: site.social.linkedin },
  ]
  expect(social.flatMap(linksOf)).toEqual(all.filter(({ to }) => to))
  for (const link of social) expect(link).toMatch(/ target="_blank" rel="noopener"/)
})

test('the footer wears the payment labels of the settings', () => {
  expect(plainText(footer)).toContain(`Aceptamos: ${site.footer.payments.join(' · ')}`)
})

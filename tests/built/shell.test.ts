import { expect, test } from 'vitest'
import { plainText } from '../../src/lib/plain-text.ts'
import { builtPages, isRedirect } from '../support/built-pages.ts'
import { children, element, elements, linksOf, textsOf } from '../support/elements.ts'
import { pageHtml } from '../support/page-text.ts'

const pages = builtPages().filter((page) => !isRedirect(page))
const hasNoShell = ({ url }: { url: string }) =>
  url === '/app-loader' || (url.startsWith('/clientes/') && url !== '/clientes/biowellenessmx1')
const withShell = pages.filter((page) => !hasNoShell(page))

const header = element(pageHtml('/'), /<header data-screen/)
const footer = element(pageHtml('/'), /<footer\b/)
const column = (heading: string) =>
  linksOf(element(footer, new RegExp(`<nav\\b[^>]* aria-labelledby="pie-${heading}"`)))

const navigation = [
  { text: 'Inicio', to: '/' },
  { text: 'Servicios', to: '/servicios' },
  { text: 'Precios', to: '/precios' },
  { text: 'Portafolio', to: '/portafolio' },
  { text: 'Recursos IA', to: '/recursos-ia' },
  { text: 'Equipo', to: '/equipo' },
  { text: 'Blog', to: '/blog' },
  { text: 'Contacto', to: '/contacto' },
]

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

test('product §2: the top navigation is Inicio and seven sections, in order', () => {
  expect(linksOf(element(header, /<nav\b[^>]* aria-label="Principal"/))).toEqual(navigation)
})

test("product §2: the mobile menu has the same links and 'Comenzar Proyecto', which leads to /contacto", () => {
  expect(linksOf(element(header, /<nav\b[^>]* aria-label="Menú"/))).toEqual([
    ...navigation,
    { text: 'Comenzar Proyecto', to: '/contacto' },
  ])
})

test('product §4: the mobile menu is closed at first', () => {
  expect(element(header, /<details\b/)).not.toMatch(/^<details\b[^>]* open/)
})

test("product §2: the header's button 'Comenzar' goes to the anchor #contact", () => {
  expect(linksOf(header)).toContainEqual({ text: 'Comenzar', to: '/#contact' })
})

test('product §1: the theme toggle is a button of the header', () => {
  const [toggle, ...others] = elements(header, /<button\b/)
  expect(others).toEqual([])
  expect(plainText(toggle ?? '')).toContain('el tema oscuro')
})

test('product §1: the floating chat assistant can be opened over every page of the site', () => {
  for (const { file, html } of withShell) {
    const launcher = elements(html, /<button\b[^>]* aria-haspopup="dialog"/).map(plainText)
    expect(launcher, file).toContain('Pregúntale a la IA')
  }
})

test('product §2: the quick links of the footer, in order', () => {
  expect(column('Enlaces')).toEqual([
    { text: 'Inicio', to: '/' },
    { text: 'Servicios', to: '/servicios' },
    { text: 'Portafolio', to: '/portafolio' },
    { text: 'Precios', to: '/precios' },
    { text: 'Blog', to: '/blog' },
    { text: 'Contacto', to: '/contacto' },
  ])
})

test('product §2: the footer links the eight services', () => {
  expect(column('Servicios').map(({ to }) => to)).toEqual([
    '/servicios/creacion-paginas-web',
    '/servicios/creacion-ecommerce',
    '/servicios/creacion-saas',
    '/servicios/integracion-ia',
    '/servicios/integracion-chatbots',
    '/servicios/automatizaciones-ia',
    '/servicios/analisis-datos',
    '/servicios/escalabilidad-seo',
  ])
})

test('product §2: the resources of the footer, terms and privacy among them', () => {
  const targets = column('Recursos').map(({ to }) => to)
  for (const to of ['/recursos-ia', '/equipo', '/por-que-elegirnos', '/quienes-somos'])
    expect(targets).toContain(to)
  expect(column('Recursos')).toContainEqual({ text: 'Términos', to: '/terminos' })
  expect(column('Recursos')).toContainEqual({ text: 'Privacidad', to: '/privacidad' })
})

test('product §2: the footer links Instagram, a WhatsApp chat, GitHub and LinkedIn, in new tabs', () => {
  const social = children(element(footer, /<ul class="social"/), 'a')
  const attribute = (name: string) =>
    social.map((link) => new RegExp(` ${name}="([^"]*)"`).exec(link)?.[1])
  expect(attribute('aria-label').map((label) => label?.split(' ')[0])).toEqual([
    'Instagram',
    'WhatsApp',
    'GitHub',
    'LinkedIn',
  ])
  expect(attribute('href').map((address) => new URL(address ?? '').host)).toEqual([
    'www.instagram.com',
    'wa.me',
    'github.com',
    'www.linkedin.com',
  ])
  expect(attribute('target')).toEqual(Array(4).fill('_blank'))
})

test("product §2: the footer's newsletter has one e-mail field and the button 'Suscribirse'", () => {
  const form = element(footer, /<form\b/)
  expect(form.match(/<input type="email"/g)).toHaveLength(1)
  expect(textsOf(form, 'button')).toEqual(['Suscribirse'])
})

test('product §2: the footer wears the payment labels Tarjetas, Transferencia, Criptomonedas', () => {
  expect(plainText(footer)).toContain('Aceptamos: Tarjetas · Transferencia · Criptomonedas')
})

test('product §1: from every page one can write by WhatsApp or to a mail address', () => {
  for (const { file, html } of withShell) {
    const targets = linksOf(element(html, /<footer\b/)).map(({ to }) => to)
    expect(targets, file).toContainEqual(expect.stringMatching(/^https:\/\/wa\.me\/\d+/))
    expect(targets, file).toContain('mailto:hola@lumbre.example')
  }
})

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { attributeValues, builtPages, isRedirect } from '../support/built-pages.ts'
import { pageHtml } from '../support/page-text.ts'

/** What a page shows and what it holds ready for its dialogs. */
const pages = builtPages()
  .filter((page) => !isRedirect(page))
  .map(({ url, html }) => ({
    url,
    html,
    data: readFileSync(`dist/_data${url === '/' ? '/index' : url}.json`, 'utf8'),
  }))

/** Every address of some kind, without what follows `?`, on any page. */
function targets(pattern: RegExp): string[] {
  const found = pages.flatMap(({ html, data }) => [...`${html} ${data}`.matchAll(pattern)])
  return [...new Set(found.map(([address]) => address))]
}

/** Fills the screen: without header, footer and chat. */
const isBare = (url: string) => url === '/app-loader' || /^\/clientes\/(?!biowell)/.test(url)

test('decisions, Addresses: every mailto link uses the address of the settings file', () => {
  expect(targets(/mailto:[^"?\\<]*/g)).toEqual(['mailto:hola@lumbre.example'])
})

test('decisions, Brand: every WhatsApp link has the number of the settings file', () => {
  expect(targets(/https:\/\/wa\.me\/[^"?\\<]*/g)).toEqual(['https://wa.me/525500000000'])
})

test('decisions, Brand: every Telegram link has the handle of the settings file', () => {
  expect(targets(/https:\/\/t\.me\/[^"?\\<]*/g)).toEqual(['https://t.me/lumbre_example'])
})

test('product §7: every link to a chat opens in a new tab', () => {
  for (const { url, html } of pages) {
    const links = html.match(/<a\b[^>]*href="https:\/\/(?:wa|t)\.me[^>]*>/g) ?? []
    if (!isBare(url)) expect(links.length, url).toBeGreaterThan(2)
    for (const link of links) expect(link, url).toMatch(/ target="_blank" rel="noopener"/)
  }
})

test('product §7: the footer of every page has a mailto and a WhatsApp link', () => {
  for (const { url, html } of pages.filter((page) => !isBare(page.url))) {
    const [footer = ''] = /<footer data-tone[\s\S]*<\/footer>/.exec(html) ?? []
    expect(attributeValues(footer, 'a', 'href'), url).toEqual(
      expect.arrayContaining([
        'mailto:hola@lumbre.example',
        expect.stringContaining('https://wa.me/525500000000?text=Hola%2C'),
      ]),
    )
  }
})

test('product §7: the WhatsApp link of the home page asks for more about the services', () => {
  const [urgent = ''] = /<section[^>]* id="contact"[\s\S]*?<\/section>/.exec(pageHtml('/')) ?? []
  const [address = ''] = attributeValues(urgent, 'a', 'href')
  expect(new URL(address).searchParams.get('text')).toBe(
    'Hola, me gustaría saber más sobre sus servicios.',
  )
})

/** The message that each service page has written for whoever asks for contact. */
const messages: Record<string, string> = {
  'creacion-paginas-web':
    'Hola, quiero una página web para mi negocio. ¿Me ayudan a elegir un plan?',
  'creacion-ecommerce':
    'Hola, quiero abrir una tienda en línea. ¿Qué plan me recomiendan para mi catálogo?',
  'creacion-saas': 'Hola, tengo una idea para un SaaS y quiero saber por dónde empezar.',
  'integracion-ia':
    'Hola, ya tengo un sitio y quiero integrarle inteligencia artificial. ¿Qué módulo me conviene?',
  'integracion-chatbots':
    'Hola, quiero un chatbot que conteste las preguntas de mis clientes. ¿Cómo empezamos?',
  'automatizaciones-ia':
    'Hola, quiero automatizar una tarea que hoy hacemos a mano. ¿Me ayudan a revisarla?',
  'analisis-datos': 'Hola, quiero analizar los datos de mi negocio. ¿Qué información necesitan?',
  'escalabilidad-seo': 'Hola, quiero mejorar el SEO de mi sitio. ¿Qué plan me recomiendan?',
}

for (const [slug, message] of Object.entries(messages)) {
  const channels = (): { platform: string; href: string }[] =>
    JSON.parse(readFileSync(`dist/_data/servicios/${slug}.json`, 'utf8')).data.dialog.channels

  test(`product §7: every channel of ${slug} carries its own Spanish message`, () => {
    for (const { href } of channels()) {
      const { searchParams } = new URL(href)
      expect(searchParams.get('text') ?? searchParams.get('body')).toBe(message)
    }
  })

  const others = slug === 'automatizaciones-ia' ? 'email' : 'telegram'
  test(`product §7: ${slug} offers WhatsApp and ${others}`, () => {
    expect(channels().map(({ platform }) => platform)).toEqual(['whatsapp', others])
  })
}

import { expect, test } from 'vitest'
import { hydrated, onSite, openPage } from '../support/open-page.ts'
import { consoleObjects, nextStep, stubChats } from '../support/project-form.ts'
import { site } from '../support/site-content.ts'

test('the newsletters ask for no address where nothing takes it: WhatsApp and the feed', async () => {
  const page = await openPage('/blog')
  await hydrated(page)
  expect(await page.locator('[name=email]').count()).toBe(0)
  for (const place of [page.getByRole('main'), page.getByRole('contentinfo')]) {
    const chat = place.getByRole('link', { name: site.forms.newsletter.action })
    const address = new URL((await chat.getAttribute('href')) ?? '')
    expect(address.searchParams.get('text')).toBe(site.forms.newsletter.message)
    const feed = place.getByRole('link', { name: site.forms.newsletter.feed })
    expect(await feed.getAttribute('href')).toBe(onSite('/rss.xml'))
  }
})

const quoteKeys: [string, string[]][] = [
  ['creacion-paginas-web', ['nombre', 'email', 'empresa', 'telefono', 'mensaje']],
  ['creacion-ecommerce', ['nombre', 'email', 'empresa', 'tipoProducto', 'mensaje']],
  ['creacion-saas', ['nombre', 'email', 'empresa', 'industria', 'mensaje']],
  ['integracion-ia', ['nombre', 'email', 'empresa', 'industria', 'mensaje']],
  ['integracion-chatbots', ['nombre', 'email', 'empresa', 'industria', 'mensaje']],
  ['automatizaciones-ia', ['nombre', 'email', 'mensaje']],
  ['analisis-datos', ['nombre', 'email', 'empresa', 'telefono', 'mensaje']],
  ['escalabilidad-seo', ['nombre', 'email', 'empresa', 'sitioWeb', 'mensaje']],
]

for (const [slug, keys] of quoteKeys)
  test(`the quote form of ${slug} asks and logs ${keys.join(', ')}`, async () => {
    const page = await openPage(`/servicios/${slug}`, { before: stubChats })
    await hydrated(page)
    const logged = consoleObjects(page)
    const form = page.locator(`form#cotizar-${slug}`)
    await form.locator('[name=nombre]').fill('Ana')
    await form.locator('[name=email]').fill('ana@correo.mx')
    await form.locator('[name=mensaje]').fill('Una tienda.')
    await form.locator('[type=submit]').first().click()
    await nextStep(page).waitFor()
    await expect.poll(() => Object.keys((logged[0] as object | undefined) ?? {})).toEqual(keys)
  })

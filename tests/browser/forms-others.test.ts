import { expect, test } from 'vitest'
import { onSite, openAlive } from '../support/open-page.ts'
import { consoleObjects, nextStep, stubChats } from '../support/project-form.ts'
import { site } from '../support/site-content.ts'

test('the newsletters ask for no address where nothing takes it: WhatsApp and the feed', async () => {
  const page = await openAlive('/blog')
  expect(await page.locator('[name=email]').count()).toBe(0)
  for (const place of [page.getByRole('main'), page.getByRole('contentinfo')]) {
    const chat = place.getByRole('link', { name: site.forms.newsletter.action })
    const address = new URL((await chat.getAttribute('href')) ?? '')
    expect(address.searchParams.get('text')).toBe(site.forms.newsletter.message)
    const feed = place.getByRole('link', { name: site.forms.newsletter.feed })
    expect(await feed.getAttribute('href')).toBe(onSite('/rss.xml'))
  }
})

test('a quote form logs the fields of its service, which the built page names', async () => {
  const page = await openAlive('/servicios/creacion-ecommerce', { before: stubChats })
  const logged = consoleObjects(page)
  const form = page.locator('form#cotizar-creacion-ecommerce')
  await form.locator('[name=nombre]').fill('Ana')
  await form.locator('[name=email]').fill('ana@correo.mx')
  await form.locator('[name=mensaje]').fill('Una tienda.')
  await form.locator('[type=submit]').first().click()
  await nextStep(page).waitFor()
  await expect
    .poll(() => Object.keys((logged[0] as object | undefined) ?? {}))
    .toEqual(['nombre', 'email', 'empresa', 'tipoProducto', 'mensaje'])
})

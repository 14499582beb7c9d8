import { expect, test } from 'vitest'
import { hydrated, openPage } from '../support/open-page.ts'
import { consoleObjects, messageIn, nextStep } from '../support/project-form.ts'

for (const [place, path, id] of [
  ['the footer', '/', 'boletin'],
  ['the blog', '/blog', 'boletin-blog'],
] as const)
  test(`the newsletter of ${place} requires the e-mail, logs it, offers channels`, async () => {
    const page = await openPage(path)
    await hydrated(page)
    const logged = consoleObjects(page)
    const form = page.locator(`form#${id}`)
    await form.getByRole('button').click()
    await form.getByText('Escribe tu correo.').waitFor()
    await form.locator('[name=email]').fill('ana@correo.mx')
    await form.getByRole('button').click()
    await nextStep(page).waitFor()
    await expect.poll(() => logged).toEqual([{ email: 'ana@correo.mx' }])
    expect(await messageIn(page, 'Telegram')).toContain('ana@correo.mx')
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
    const page = await openPage(`/servicios/${slug}`)
    await hydrated(page)
    const logged = consoleObjects(page)
    const form = page.locator(`form#cotizar-${slug}`)
    await form.locator('[name=nombre]').fill('Ana')
    await form.locator('[name=email]').fill('ana@correo.mx')
    await form.locator('[name=mensaje]').fill('Una tienda.')
    await form.locator('[type=submit]').click()
    await nextStep(page).waitFor()
    await expect.poll(() => Object.keys((logged[0] as object | undefined) ?? {})).toEqual(keys)
  })

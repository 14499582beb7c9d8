import { expect, test } from 'vitest'
import { findAxeViolations } from '../support/find-axe-violations.ts'
import { hydrated, openPage } from '../support/open-page.ts'
import { fillProject, sendButton } from '../support/project-form.ts'

const looks = [
  [1440, 'light'],
  [1440, 'dark'],
  [390, 'light'],
  [390, 'dark'],
] as const

for (const [width, theme] of looks) {
  const options = { width, theme, reducedMotion: true }

  test(`axe finds nothing with errors shown, ${width} px, ${theme}`, async () => {
    const page = await openPage('/contacto', options)
    await hydrated(page)
    await sendButton(page).click()
    await page.locator('#contacto-nombre-error').waitFor()
    expect(await findAxeViolations(page)).toEqual([])
  })

  test(`axe finds nothing with «Falta un paso», ${width} px, ${theme}`, async () => {
    const page = await openPage('/contacto', options)
    await hydrated(page)
    await fillProject(page, { mensaje: 'Vendo pan dulce. '.repeat(200) })
    await sendButton(page).click()
    await page.getByRole('heading', { name: 'Falta un paso' }).waitFor()
    expect(await findAxeViolations(page)).toEqual([])
  })

  test(`axe finds nothing with the newsletters in error, ${width} px, ${theme}`, async () => {
    const page = await openPage('/blog', options)
    await hydrated(page)
    for (const id of ['boletin-blog', 'boletin']) {
      await page.locator(`#${id} [type=submit]`).click()
      await page.locator(`#${id}-email-error`).waitFor()
    }
    expect(await findAxeViolations(page)).toEqual([])
  })

  test(`axe finds nothing with the contact dialog open, ${width} px, ${theme}`, async () => {
    const page = await openPage('/precios', options)
    await hydrated(page)
    await page.locator('#contact').getByRole('link').click()
    await page.getByRole('dialog').waitFor()
    expect(await findAxeViolations(page)).toEqual([])
  })

  test(`axe finds nothing with the registration open and in error, ${width} px, ${theme}`, async () => {
    const page = await openPage('/', options)
    await hydrated(page)
    // The home page opens in light; its toggle works.
    if (theme === 'dark') await page.getByRole('button', { name: /tema oscuro/ }).click()
    await page.getByRole('link', { name: 'Registrarme' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Registrarme' }).click()
    await page.getByText('Escribe tu nombre.').first().waitFor()
    expect(await findAxeViolations(page)).toEqual([])
  })
}

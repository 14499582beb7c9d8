import { expect, test } from 'vitest'
import { holdBack, hydrated, openPage, program } from '../support/open-page.ts'
import {
  consoleObjects,
  fillProject,
  nextStep,
  openContact,
  projectForm,
  rightValues,
  sendButton,
  typedValues,
} from '../support/project-form.ts'
import { site } from '../support/site-content.ts'

test('what was typed survives a reload, and leaving the page and returning', async () => {
  const page = await openContact()
  await fillProject(page)
  await page.reload()
  await hydrated(page)
  await expect.poll(() => typedValues(page), { message: 'a reload' }).toEqual(rightValues)
  await page.getByRole('link', { name: 'Blog' }).first().click()
  await page.waitForURL('**/blog')
  await page.goBack()
  await page.waitForURL('**/contacto')
  await expect.poll(() => typedValues(page), { message: 'and back' }).toEqual(rightValues)
})

const hugeText = `<img src=x onerror="document.title='mal'">${'x'.repeat(100_000)}`

test('100 kB of markup without a space breaks no layout, gets an error, is not cut, and stays text', async () => {
  const page = await openContact(320)
  const width = () => page.evaluate(() => document.documentElement.scrollWidth)
  await fillProject(page, { mensaje: hugeText })
  await sendButton(page).click()
  await page.getByText(/caben 10,000 letras y sobran 90,0\d\d\.$/).waitFor()
  expect(await page.locator('#contacto-mensaje').inputValue()).toBe(hugeText)
  expect(await width()).toBe(320)
  await fillProject(page, { nombre: 'y'.repeat(200), mensaje: hugeText.slice(0, 10_000) })
  await sendButton(page).click()
  await nextStep(page).waitFor()
  expect(await width()).toBe(320)
  expect(await page.locator('[data-outcome] img').count()).toBe(0)
  expect(await page.title()).toContain('Contacto')
})

test('a submission before hydration is queued, then validated, and choices are kept', async () => {
  const { before, release } = holdBack(program)
  const page = await openPage('/contacto', { before })
  const logged = consoleObjects(page)
  await fillProject(page, { nombre: '   ' })
  await sendButton(page).click({ noWaitAfter: true })
  release()
  await page.getByText('Escribe tu nombre.').waitFor()
  expect(logged).toEqual([])
  await projectForm(page).locator('[name=nombre]').fill('Rosario Medina')
  await sendButton(page).click()
  await nextStep(page).waitFor()
  expect(await typedValues(page)).toEqual(rightValues)
})

test('if the program cannot be loaded, controls that need it are hidden and alternatives shown', async () => {
  const page = await openPage('/contacto', {
    before: (page) => page.route(program, (route) => route.abort()),
  })
  await page.waitForFunction(() => 'failed' in document.documentElement.dataset)
  expect(await page.getByText(site.chat.open).isVisible()).toBe(false)
  expect(await sendButton(page).isVisible()).toBe(false)
  const links = projectForm(page).getByRole('link')
  expect(await links.allInnerTexts()).toEqual(['WhatsApp', 'Telegram', site.email])
  const mail = projectForm(page).getByRole('button', { name: 'Mandarlo por correo' })
  expect(await mail.isVisible()).toBe(true)
})

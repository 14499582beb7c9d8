import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { holdBack, hydrated, openAlive, openPage, program } from '../support/open-page.ts'
import { boxOf, hasFocus, pressAgain } from '../support/page-state.ts'
import { consoleObjects, messageIn, nextStep, stubChats } from '../support/project-form.ts'
import { content, home, site } from '../support/site-content.ts'

const urgent = (page: Page) => page.locator('#contact [aria-haspopup=dialog]')
const dialog = (page: Page) => page.getByRole('dialog')
const isOpen = (page: Page) => page.locator('dialog[open]').count()

test('from the hero it takes two taps to a chat; one button opens the dialog, on a phone a sheet along the lower edge, as high without its fire, which comes later', async () => {
  const page = await openAlive('/', { width: 390 })
  await stubChats(page)
  await page.getByRole('link', { name: home.hero.action }).click()
  const actions = content.channels.map(({ data }) => data.action)
  const links = await page.locator('#contact a:not([aria-haspopup])').allInnerTexts()
  expect(links.toSorted()).toEqual(actions.toSorted())
  const popup = page.waitForEvent('popup')
  await page.getByRole('link', { name: 'Escribir por WhatsApp' }).click()
  expect(new URL((await popup).url()).host).toBe('wa.me')
  await urgent(page).click()
  const sheet = page.locator('dialog[open]')
  await expect.poll(async () => Math.round((await boxOf(sheet)).bottom)).toBe(844)
  const { x, width } = await boxOf(sheet)
  // All but the room of a scroll bar, which the page keeps where bars take room.
  expect([x, width]).toEqual([0, await page.evaluate(() => document.documentElement.scrollWidth)])
  const fire = sheet.locator('[data-static] svg')
  await fire.waitFor()
  const { height } = await boxOf(sheet)
  await fire.evaluate((drawing) => drawing.remove())
  expect((await boxOf(sheet)).height).toBeCloseTo(height)
})

const dismissals: [string, (page: Page) => Promise<void>][] = [
  ['its button «Cerrar»', (page) => dialog(page).getByText('Cerrar', { exact: true }).click()],
  ['its cross', (page) => dialog(page).getByRole('button', { name: 'Cerrar ventana' }).click()],
  ['Escape', (page) => page.keyboard.press('Escape')],
  ['a click on the ground behind it', (page) => page.mouse.click(20, 20)],
]

test('the urgent contact opens a modal dialog over a still page: named, described, with two channels; it closes by its buttons, Escape, a click on the backdrop and a channel, restores the focus, and opens again', async () => {
  const page = await openAlive('/')
  await urgent(page).click()
  await dialog(page).waitFor()
  expect(await dialog(page).evaluate((element) => element.matches(':modal'))).toBe(true)
  expect(await page.getByRole('dialog', { name: home.contact.dialog.title }).count()).toBe(1)
  const description = await dialog(page).evaluate(
    (element) =>
      document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent,
  )
  expect(description).toContain(home.contact.dialog.text)
  expect(await dialog(page).getByRole('link').allInnerTexts()).toEqual([
    expect.stringContaining('WhatsApp'),
    expect.stringContaining('Telegram'),
  ])
  expect(await dialog(page).getByText('Cerrar', { exact: true }).count()).toBe(1)
  // It holds the page still, and nothing beside its ground stays bright.
  const look = () => {
    const { overflow, scrollbarGutter } = getComputedStyle(document.documentElement)
    return [overflow, scrollbarGutter, document.documentElement.clientWidth === innerWidth]
  }
  expect(await page.evaluate(look)).toEqual(['hidden', 'auto', true])
  // A drag that begins inside and ends behind it is no click on the ground.
  const { x, y } = await boxOf(dialog(page).getByRole('heading'))
  await page.mouse.move(x + 10, y + 10)
  await page.mouse.down()
  await page.mouse.move(20, 20)
  await page.mouse.up()
  expect(await isOpen(page)).toBe(1)
  for (const [means, dismiss] of dismissals) {
    await dismiss(page)
    await expect
      .poll(() => page.evaluate(look), { message: means })
      .toEqual(['visible', 'auto', true])
    expect(await isOpen(page), means).toBe(0)
    expect(await hasFocus(urgent(page)), means).toBe(true)
    await urgent(page).click()
    await dialog(page).waitFor()
  }
  await stubChats(page)
  const popup = page.waitForEvent('popup')
  await dialog(page).getByRole('link', { name: 'Telegram' }).click()
  const address = new URL((await popup).url())
  expect(address.host).toBe('t.me')
  expect(address.searchParams.get('text')).toBe(site.whatsappMessage)
  await expect.poll(() => isOpen(page)).toBe(0)
})

test('the second press of a double tap on what opens a dialog does nothing in it', async () => {
  const page = await openAlive('/servicios/creacion-saas', { width: 390 })
  const opener = page.locator('#planes a[aria-haspopup=dialog]').first()
  // There the channels appear, and below them «Cerrar».
  for (const top of [300, 620, 680, 740]) {
    await opener.evaluate(
      (one, top) => scrollBy({ top: one.getBoundingClientRect().top - top, behavior: 'instant' }),
      top,
    )
    const { x, y, width } = await boxOf(opener)
    const place = { x: x + width / 2, y: y + 20 }
    await page.mouse.click(place.x, place.y)
    await dialog(page).waitFor()
    await pressAgain(page, place)
    expect(await isOpen(page), String(top)).toBe(1)
    expect(page.context().pages()).toHaveLength(1)
    await page.keyboard.press('Escape')
    await dialog(page).waitFor({ state: 'hidden' })
  }
})

/** In the browser: notes whether the page keeps a click from the browser, which opens the tab. */
const watchClicks = () =>
  addEventListener('click', ({ defaultPrevented }) =>
    Object.assign(window, { isPrevented: defaultPrevented }),
  )
const isPrevented = () => (window as { isPrevented?: boolean }).isPrevented

test('a click with Control or Shift means the link itself, before and after hydration', async () => {
  const { before, release } = holdBack(program)
  const page = await openPage('/', { before })
  await stubChats(page)
  await page.evaluate(watchClicks)
  const expectLink = async () => {
    for (const modifier of ['Control', 'Shift'] as const) {
      await urgent(page).click({ modifiers: [modifier] })
      expect(await page.evaluate(isPrevented), modifier).toBe(false)
      expect(await isOpen(page), modifier).toBe(0)
    }
  }
  await expectLink()
  release()
  await hydrated(page)
  await expectLink()
})

const register = (page: Page) => page.getByRole('link', { name: home.community.action }).first()

test('registration asks for name and e-mail, optionally company and interests; it fits small windows and keeps what was typed when «Cancelar» closes it; «Registrarme» leads to the channels', async () => {
  const page = await openAlive('/')
  await register(page).click()
  const hidden = () => dialog(page).evaluate((node) => node.scrollHeight - node.clientHeight)
  await page.setViewportSize({ width: 1280, height: 720 })
  await expect.poll(hidden).toBe(0)
  const namesOf = (controls: string) =>
    dialog(page)
      .locator(controls)
      .evaluateAll((all) => all.map((control) => control.getAttribute('name')))
  expect(await namesOf(':is(input,textarea):not([type=hidden],[name^=_])')).toEqual([
    'nombre',
    'email',
    'empresa',
    'intereses',
  ])
  expect(await namesOf('[required]')).toEqual(['nombre', 'email'])
  expect(await dialog(page).locator('[name=email]').getAttribute('type')).toBe('email')
  await dialog(page).getByLabel('Nombre Completo').fill('Ana Ríos')
  await dialog(page).getByLabel('Email').fill('ana@correo')
  // A message above the button would move it away from the press.
  const press = { position: { x: 20, y: 4 }, delay: 80 }
  await dialog(page).getByRole('button', { name: home.community.dialog.cancel }).click(press)
  await expect.poll(() => isOpen(page)).toBe(0)
  await register(page).click()
  await dialog(page).waitFor()
  const logged = consoleObjects(page)
  await dialog(page).getByLabel('Email').fill('ana@correo.mx')
  await dialog(page).getByRole('button', { name: home.community.dialog.register }).click()
  await nextStep(page).waitFor()
  expect(await isOpen(page)).toBe(0)
  await expect
    .poll(() => logged)
    .toEqual([{ nombre: 'Ana Ríos', email: 'ana@correo.mx', empresa: '', intereses: '' }])
  expect(await messageIn(page, 'WhatsApp')).toContain('Nombre Completo: Ana Ríos')
})

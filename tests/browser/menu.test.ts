import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import {
  fontsShown,
  holdBack,
  hydrated,
  onSite,
  openAlive,
  openPage,
} from '../support/open-page.ts'
import { boxesOf, boxOf } from '../support/page-state.ts'
import { site } from '../support/site-content.ts'

const phone = { width: 390, height: 844 }
const menu = (page: Page) => page.getByRole('navigation', { name: 'Menú' })

async function expectLowRows(page: Page) {
  const links = menu(page).getByRole('link')
  const labels = [...site.navigation, site.start.menu].map(({ label }) => label)
  expect(await links.allTextContents()).toEqual(labels)
  const rows = await boxesOf(links)
  expect(rows.filter(({ height }) => height > 64)).toEqual([])
  const screens = await menu(page).evaluate((nav) => nav.scrollHeight / nav.clientHeight)
  // What is seen at once, and at most as much to scroll.
  expect(screens).toBeLessThanOrEqual(2)
  await links.last().scrollIntoViewIfNeeded()
  expect((await boxOf(links.last())).bottom).toBeLessThanOrEqual(phone.height)
}

/** In the browser: opens the menu, and tells how much is hidden after a quarter of its way, in percent. */
const hiddenAtFirst = (nav: Element) => {
  nav.closest('details')?.querySelector('summary')?.click()
  const [motion] = nav.getAnimations()
  motion?.pause()
  if (motion) motion.currentTime = Number(motion.effect?.getComputedTiming().duration) / 4
  const [, , hidden = '0'] = getComputedStyle(nav).clipPath.split(' ')
  motion?.finish()
  return Number.parseFloat(hidden)
}

test('the menu unrolls from below the header each time', async () => {
  const page = await openAlive('/precios', phone)
  const header = await boxOf(page.getByRole('banner'))
  for (const time of ['first', 'second']) {
    const hidden = await page.locator('header details nav').evaluate(hiddenAtFirst)
    expect(Math.abs(hidden - 50), time).toBeLessThan(49)
    expect(Math.abs((await boxOf(menu(page))).y - header.bottom)).toBeLessThanOrEqual(1)
    await page.locator('header summary').click()
  }
})

test('on a first visit the rows of the open menu are low, before and after the fonts load, and no tap flashes blue', async () => {
  const { before, release } = holdBack('**/*.woff2')
  const page = await openPage('/', { ...phone, before })
  await page.locator('header summary').click()
  await expectLowRows(page)
  release()
  await fontsShown(page)
  await expectLowRows(page)
  const flash = (control: Element) =>
    getComputedStyle(control).getPropertyValue('-webkit-tap-highlight-color')
  expect(await page.locator('header summary').evaluate(flash)).toBe('rgba(0, 0, 0, 0)')
})

const isInHistory = (page: Page) => page.evaluate(() => history.state?.isMenu)

test('the open menu marks and underlines the current page, has a low fire at its foot, and the page behind it is inert; Escape closes it and restores the focus; «back» closes it first; closed by a link, it leaves no history entry', async () => {
  const page = await openPage('/contacto', phone)
  await page.goto('/precios')
  await hydrated(page)
  const inert = page.locator('a[href="#Contenido"][inert] ~ main[inert]')
  const lastTop = await page.locator('header details').evaluate((details) => {
    Object.assign(details, { open: true })
    return [...details.querySelectorAll('a')].at(-1)?.getBoundingClientRect().top
  })
  await page.locator('header nav svg').waitFor()
  const current = menu(page).locator('[aria-current=page]')
  expect(await current.textContent()).toBe('Precios')
  // Its colour alone would not tell it from the others.
  expect(await current.evaluate((link) => getComputedStyle(link).textDecorationLine)).toBe(
    'underline',
  )
  const fire = await boxOf(page.locator('header details svg'))
  const last = await boxOf(menu(page).getByRole('link').last())
  expect(last.y, 'it stays in its place when the fire comes').toBe(lastTop)
  expect(fire.y).toBeGreaterThanOrEqual(last.bottom)
  expect(await inert.count(), 'page and link to its content').toBe(1)
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe(
    'hidden',
  )

  await current.focus()
  await page.keyboard.press('Escape')
  await expect.poll(() => isInHistory(page)).toBeUndefined()
  expect(await menu(page).isVisible()).toBe(false)
  expect(await page.locator('[inert]').count()).toBe(0)
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('SUMMARY')

  await page.keyboard.press('Enter')
  // Until what the open menu needs has loaded, «back» leaves the page.
  await expect.poll(() => isInHistory(page)).toBe(true)
  await page.goBack()
  await expect.poll(() => menu(page).isVisible()).toBe(false)
  expect(new URL(page.url()).pathname).toBe(onSite('/precios'))

  const search = page.getByRole('banner').getByRole('link', { name: 'Buscar' }).first()
  for (const [link, url] of [
    [menu(page).getByRole('link', { name: 'Blog' }), '**/blog'],
    [search, '**/buscar*'],
  ] as const) {
    await page.locator('header summary').click()
    await expect.poll(() => isInHistory(page)).toBe(true)
    await link.click()
    await page.waitForURL(url)
    await expect.poll(() => menu(page).isVisible()).toBe(false)
    await page.goBack()
    await page.waitForURL('**/precios')
  }
  await page.goBack()
  await page.waitForURL('**/contacto')
})

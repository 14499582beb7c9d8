import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { alive, hydrated, openPage } from '../support/open-page.ts'
import { stepName } from '../support/steps.ts'

const section = (page: Page, name: string) => page.locator(`[data-section="${name}"]`)
const process = (page: Page) => page.locator('section:has(#proceso)')
const step = (page: Page) => process(page).locator('[aria-current="step"]').textContent()

/** Whether React knows what stands in a section. */
const isAlive = (page: Page, name: string) =>
  section(page, name).evaluate((place) =>
    Object.keys(place.firstElementChild ?? {}).some((key) => key.startsWith('__react')),
  )

/** The page's words and elements, without names that a rendering makes up. */
const anatomy = (page: Page) =>
  page.locator('main').evaluate((main) =>
    [...main.querySelectorAll('*')].map((one) => {
      const words = [...one.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
      return `${one.tagName}.${one.getAttribute('class') ?? ''} ${words.map((word) => word.nodeValue).join('')}`
    }),
  )

test('speed: sections below the first screen are hydrated when they are about to be seen', async () => {
  const page = await openPage('/')
  await hydrated(page)
  expect(await isAlive(page, 'contact')).toBe(false)
  await section(page, 'contact').scrollIntoViewIfNeeded()
  await expect.poll(() => isAlive(page, 'contact')).toBe(true)
  expect(page.troubles).toEqual([])
})

test('speed: sections that answer nothing are never hydrated', async () => {
  const page = await openPage('/')
  await hydrated(page)
  await section(page, 'team').scrollIntoViewIfNeeded()
  // Its neighbour, which needs React, has got it.
  await expect.poll(() => isAlive(page, 'community')).toBe(true)
  expect(await isAlive(page, 'team')).toBe(false)
})

test('speed: a click that comes before the code of its section is not lost', async () => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const page = await openPage('/', { clock: true })
  await hydrated(page)
  await page.route('**/assets/chunks/*.js', async (route) => {
    await held
    await route.continue()
  })
  await process(page).getByRole('button', { name: 'Paso siguiente' }).click()
  expect(await step(page)).toBe(stepName(1))
  release()
  await expect.poll(() => step(page)).toBe(stepName(2))
  expect(page.troubles).toEqual([])
})

test('the home page is the same for who comes by a link and for who visits it directly', async () => {
  const direct = await openPage('/')
  await hydrated(direct)
  const page = await openPage('/blog')
  await hydrated(page)
  await page.getByRole('banner').getByRole('link').first().click()
  await section(page, 'contact').waitFor()
  expect(await anatomy(page)).toEqual(await anatomy(direct))
  expect(page.troubles).toEqual([])
})

test('who comes back to a home page that was visited directly finds it alive', async () => {
  const page = await openPage('/', { reducedMotion: true })
  await hydrated(page)
  const before = await anatomy(page)
  await page.getByRole('navigation').getByRole('link', { name: 'Blog' }).first().click()
  await page.waitForURL('**/blog')
  await page.goBack()
  await section(page, 'contact').waitFor()
  expect(await anatomy(page)).toEqual(before)
  await alive(process(page))
  await process(page).getByRole('button', { name: 'Paso siguiente' }).click()
  await expect.poll(() => step(page)).toBe(stepName(2))
  expect(page.troubles).toEqual([])
})

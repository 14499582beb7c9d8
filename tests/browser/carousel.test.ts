import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { holdBack, openAlive } from '../support/open-page.ts'
import { boxOf, hasFocus } from '../support/page-state.ts'
import { home } from '../support/site-content.ts'

const total = home.testimonials.items.length
const steps = home.testimonials.items.slice(1).map((_, place) => `${place + 2} de ${total}`)

const carousel = (page: Page) => page.getByRole('group', { name: 'Testimonios' })
const place = (page: Page) => carousel(page).getByRole('status').textContent()
const previous = (page: Page) => carousel(page).getByRole('button', { name: 'Testimonio anterior' })
const next = (page: Page) => carousel(page).getByRole('button', { name: 'Testimonio siguiente' })

const quote = (page: Page) =>
  carousel(page)
    .locator('.swiper')
    .evaluate((box) => {
      const { left, right } = box.getBoundingClientRect()
      const slide = [...box.querySelectorAll('.swiper-slide')].find((item) => {
        const at = item.getBoundingClientRect()
        return at.left >= left - 2 && at.right <= right + 2
      })
      return slide?.querySelector('blockquote')?.textContent ?? ''
    })

async function openCarousel(options: { width?: number } = {}) {
  const page = await openAlive('/', options)
  await carousel(page).scrollIntoViewIfNeeded()
  await carousel(page).locator('.swiper-initialized').waitFor()
  return page
}

test('buttons and, while the focus is inside, arrow keys show the next and the previous quote, to the end and back', async () => {
  const page = await openCarousel()
  const quotes = await carousel(page).locator('blockquote').allTextContents()
  expect(quotes).toHaveLength(total)
  expect(await previous(page).isDisabled()).toBe(true)
  await page.getByRole('link', { name: home.faqs.action }).first().focus()
  await page.keyboard.press('ArrowRight')
  await page.waitForTimeout(300)
  expect(await place(page)).toBe(`1 de ${total}`)
  await next(page).click()
  await expect.poll(() => quote(page)).toBe(quotes[1])
  await previous(page).click()
  await expect.poll(() => quote(page)).toBe(quotes[0])
  await carousel(page).locator('.swiper').focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => place(page)).toBe(`2 de ${total}`)
  await page.keyboard.press('ArrowLeft')
  await expect.poll(() => place(page)).toBe(`1 de ${total}`)
  await next(page).focus()
  for (const step of steps) {
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => place(page)).toBe(step)
  }
  // The focus has moved on and the keys still work.
  expect(await next(page).isDisabled()).toBe(true)
  expect(await hasFocus(previous(page))).toBe(true)
  await page.keyboard.press('ArrowLeft')
  await expect.poll(() => place(page)).toBe(`${total - 1} de ${total}`)
})

test('a step requested while Swiper is loading is not lost', async () => {
  const page = await openAlive('/')
  const { before: hold, release } = holdBack('**/assets/chunks/**')
  await hold(page)
  await carousel(page).scrollIntoViewIfNeeded()
  // In one breath: a smooth scroll would still be where it began.
  await Promise.all([next(page).click(), release()])
  await carousel(page).locator('.swiper-initialized').waitFor()
  await expect.poll(() => place(page)).toBe(steps[0])
})

test("dragging to the left shows the next testimonial; Swiper's threshold is 10 and its speed 250", async () => {
  const page = await openCarousel({ width: 390 })
  const box = await boxOf(carousel(page).locator('.swiper'))
  await page.mouse.move(box.x + 300, box.y + 120)
  await page.mouse.down()
  await page.mouse.move(box.x + 40, box.y + 120, { steps: 8 })
  await page.mouse.up()
  await expect.poll(() => place(page)).toBe(`2 de ${total}`)
  const settings = await carousel(page)
    .locator('.swiper')
    .evaluate((box) => {
      const { params } = (box as unknown as { swiper: { params: Record<string, number> } }).swiper
      return { threshold: params.threshold, speed: params.speed }
    })
  expect(settings).toEqual({ threshold: 10, speed: 250 })
})

import { expect, test } from 'vitest'
import { openPage } from '../support/open-page.ts'
import { boxesOf } from '../support/page-state.ts'
import { content, longArticle } from '../support/site-content.ts'

for (const path of ['/precios', longArticle().url, '/servicios/escalabilidad-seo'])
  test(`printed, ${path} is black on white without controls, says the address of its links, and answers its closed questions`, async () => {
    const page = await openPage(path, { width: 673, theme: 'dark' })
    await page.emulateMedia({ media: 'print' })
    const { controls, pale, wide, site, addresses, answers } = await page.evaluate(() => {
      const seen = (selector: string) =>
        [...document.querySelectorAll<HTMLElement>(selector)].filter((one) =>
          one.checkVisibility({ visibilityProperty: true }),
        )
      const texts = seen('main :is(h1,h2,h3,p,li,td,th,dd,code)')
      return {
        controls: seen('button,form,nav,select,[aria-haspopup],header[data-screen],footer').length,
        pale: texts
          .filter((one) =>
            (getComputedStyle(one).color.match(/\d+/g) ?? []).every((part) => Number(part) > 120),
          )
          .map((one) => one.textContent.slice(0, 40)),
        wide: document.documentElement.scrollWidth,
        site: document.querySelector<HTMLLinkElement>('[rel=canonical]')?.href ?? '',
        addresses: seen('main :is(p,td,th) a[href^="/"]').map(
          (link) => getComputedStyle(link, '::after').content,
        ),
        answers: [...document.querySelectorAll('main details')].map((question) => {
          const text = question.querySelector('p')?.getBoundingClientRect()
          return text ? question.getBoundingClientRect().bottom - text.bottom : Number.NaN
        }),
      }
    })
    expect({ controls, pale, wide }).toEqual({ controls: 0, pale: [], wide: 673 })
    for (const address of addresses) expect(address).toContain(new URL(site).origin)
    for (const below of answers) expect(below).toBeGreaterThanOrEqual(0)
    if (path === '/servicios/escalabilidad-seo') expect(answers.length).toBeGreaterThan(3)
    if (path === '/precios') expect(addresses.length).toBeGreaterThan(0)
  })

test('in print, the process has all its steps, one below the other, and no fire for a single one; all partners are there', async () => {
  const page = await openPage('/', { width: 673 })
  await page.emulateMedia({ media: 'print' })
  const steps = page.locator('.steps > li')
  const seen = await steps.evaluateAll((all) =>
    all.filter((one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true })),
  )
  expect(seen).toHaveLength(content.process.length)
  expect(new Set((await boxesOf(steps)).map(({ y }) => y)).size).toBe(seen.length)
  expect(await page.locator('.hearth').isVisible()).toBe(false)
  const partners = await boxesOf(page.locator('.track > ul:not([aria-hidden]) > li'))
  expect(partners).toHaveLength(content.partners.length)
  expect(partners.filter(({ right }) => right > 673)).toEqual([])
})

test('in print, a list that phones swipe is whole, covers keep their grounds, on which their subjects are seen, and the newsletter is left out', async () => {
  const page = await openPage('/blog', { width: 673 })
  await page.emulateMedia({ media: 'print' })
  const grounds = await page
    .locator('[data-cover]')
    .evaluateAll((all) => all.map((one) => getComputedStyle(one).backgroundColor))
  expect(grounds.length).toBeGreaterThan(0)
  expect(grounds.filter((ground) => /255, 255, 255|, 0\)/.test(ground))).toEqual([])
  expect(await page.locator('section[data-tone=maize]').isVisible()).toBe(false)
  const cards = await boxesOf(page.locator('main li:has([data-cover])'))
  expect(cards.filter(({ right }) => right > 673)).toEqual([])
})

test('printed by Safari, which measures its window for that, an article has one column, too', async () => {
  const page = await openPage(longArticle().url, { width: 1280 })
  const beside = () =>
    page.evaluate(() => {
      const text = document.querySelector('[data-body]')?.getBoundingClientRect()
      const asides = [...document.querySelectorAll('main aside')].map((one) =>
        one.getBoundingClientRect(),
      )
      return asides.filter(({ left, width }) => width > 0 && left >= (text?.right ?? 0)).length
    })
  expect(await beside()).toBe(1)
  await page.emulateMedia({ media: 'print' })
  expect(await beside()).toBe(0)
})

import { expect, test } from 'vitest'
import { bySlug, pageOf } from '../../src/content/queries.ts'
import { hydrated, onSite, openPage } from '../support/open-page.ts'
import { content } from '../support/site-content.ts'

const words = pageOf(content, 'why').data

test('/por-que-elegirnos gives six advantages', async () => {
  const page = await openPage('/por-que-elegirnos')
  expect(await page.locator('.advantages h3').count()).toBe(6)
})

test('/por-que-elegirnos shows its testimonials with name, company if there is one, and rating', async () => {
  const page = await openPage('/por-que-elegirnos')
  const told = words.testimonials.items.map((slug) => bySlug(content.testimonials, slug).data)
  const voices = page.locator('.voices blockquote')
  expect(await voices.count()).toBe(told.length)
  for (const [place, { name, company = '', rating }] of told.entries()) {
    const voice = page.locator('.voices li').nth(place)
    expect(await voice.locator('figcaption').innerText()).toContain(name)
    expect(await voice.locator('figcaption').innerText()).toContain(company)
    expect(await voice.getByRole('img', { name: `${rating} de 5` }).count()).toBe(1)
  }
})

test('/por-que-elegirnos ends with a call to action', async () => {
  const page = await openPage('/por-que-elegirnos')
  await hydrated(page)
  await page
    .locator('main')
    .locator(`a[href="${onSite('/contacto')}"]`)
    .last()
    .click()
  await page.waitForURL('**/contacto')
})

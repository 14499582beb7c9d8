import { expect, test } from 'vitest'
import { hydrated, openPage } from '../support/open-page.ts'

test('product §2: /por-que-elegirnos gives six advantages', async () => {
  const page = await openPage('/por-que-elegirnos')
  expect(await page.locator('.advantages h3').allInnerTexts()).toEqual([
    'Entrega en días',
    'Soporte 24/7',
    'Varias revisiones',
    'Dominio y hosting incluidos',
    'Cancelación clara',
    'Paga como te acomode',
  ])
})

test('product §9: it shows three testimonials, all of them with 5 stars', async () => {
  const page = await openPage('/por-que-elegirnos')
  expect(await page.locator('.voices blockquote').count()).toBe(3)
  expect(await page.locator('.voices').getByRole('img', { name: '5 de 5' }).count()).toBe(3)
})

test('product §3: the company of a testimonial may be empty', async () => {
  const page = await openPage('/por-que-elegirnos')
  const last = page.locator('.voices li').last()
  expect((await last.locator('figcaption').innerText()).trim()).toBe('Abril Zapote')
})

test('product §2: it ends with a call to action', async () => {
  const page = await openPage('/por-que-elegirnos')
  await hydrated(page)
  await page.locator('main').getByRole('link', { name: 'Empezar una conversación' }).click()
  await page.waitForURL('**/contacto')
})

for (const width of [320, 390, 768, 1024])
  test(`issue 3: /por-que-elegirnos does not scroll sideways at ${width} px`, async () => {
    const page = await openPage('/por-que-elegirnos', { width })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  })

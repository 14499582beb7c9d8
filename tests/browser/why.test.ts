import { expect, test } from 'vitest'
import { hydrated, openPage, sharedPage } from '../support/open-page.ts'

test('product §2: /por-que-elegirnos gives six advantages', async () => {
  const page = await sharedPage('/por-que-elegirnos')
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
  const page = await sharedPage('/por-que-elegirnos')
  expect(await page.locator('.voices blockquote').count()).toBe(3)
  expect(await page.locator('.voices').getByRole('img', { name: '5 de 5' }).count()).toBe(3)
})

test('product §3: the company of a testimonial may be empty', async () => {
  const page = await sharedPage('/por-que-elegirnos')
  const last = page.locator('.voices li').last()
  expect((await last.locator('figcaption').innerText()).trim()).toBe('Abril Zapote')
})

test('product §2: it ends with a call to action', async () => {
  const page = await openPage('/por-que-elegirnos')
  await hydrated(page)
  await page.locator('main').getByRole('link', { name: 'Empezar una conversación' }).click()
  await page.waitForURL('**/contacto')
})

for (const [claim, words] of [
  [
    'small projects under 3 days, large ones at most 4',
    'menos de 3 días; los grandes, 4 como máximo',
  ],
  ['24/7 support', 'Soporte 24/7'],
  ['several revision rounds per phase', 'varias rondas en cada etapa'],
  [
    'domain and hosting for one year in all web plans',
    'Por 1 año en todos los planes de páginas web',
  ],
  ['free cancellation in the first 12 hours', 'Sin costo en las primeras 12 horas'],
  [
    'debit card, bank transfer, cryptocurrency',
    'Tarjeta de débito, transferencia bancaria o criptomonedas',
  ],
  ['replies in under 24 hours', 'menos de 24 horas'],
])
  test(`product §9: why-choose-us claims ${claim}`, async () => {
    const page = await sharedPage('/por-que-elegirnos', { javaScript: false })
    expect(await page.locator('main').innerText()).toContain(words)
  })

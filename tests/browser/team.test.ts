import { expect, test } from 'vitest'
import { hydrated, openPage, sharedPage } from '../support/open-page.ts'

const members = ['Mariana Olvera', 'Nicanor Tepozán', 'Itzel Barrera', 'Tomás Rivadeneira']

test('product §9: /equipo shows four team members', async () => {
  const page = await sharedPage('/equipo')
  expect(await page.locator('main article h2').allInnerTexts()).toEqual(members)
})

for (const [index, name] of members.entries()) {
  test(`product §3: ${name} has portrait, role, biography, skills, specialization, experience and location`, async () => {
    const page = await sharedPage('/equipo')
    const row = page.locator('main article').nth(index)
    expect((await row.getByRole('img').getAttribute('alt'))?.length).toBeGreaterThan(20)
    expect((await row.locator('.role').innerText()).length).toBeGreaterThan(5)
    expect((await row.locator('.bio').innerText()).length).toBeGreaterThan(150)
    expect(await row.getByRole('list', { name: 'Habilidades' }).getByRole('listitem').count()).toBe(
      3,
    )
    expect(await row.locator('dt').allInnerTexts()).toEqual(['Especialidad', 'Camino', 'Desde'])
    for (const fact of await row.locator('dd').allInnerTexts()) expect(fact).not.toBe('')
  })

  test(`decisions: the mailto link of ${name} uses the address of the settings file`, async () => {
    const page = await sharedPage('/equipo')
    const link = page.locator('main').getByRole('link', { name: `Escribirle a ${name}` })
    expect(await link.getAttribute('href')).toMatch(/^mailto:hola@lumbre\.example(\?|$)/)
  })
}

test('product §2: /equipo has a values section of four values', async () => {
  const page = await sharedPage('/equipo')
  expect(await page.locator('.values h3').allInnerTexts()).toEqual([
    'Claridad',
    'Oficio',
    'Palabra',
    'Calidez',
  ])
  expect(await page.locator('.values p').count()).toBe(4)
})

for (const [label, path] of [
  ['Iniciar Proyecto', '/contacto'],
  ['Ver Nuestro Trabajo', '/portafolio'],
] as const)
  test(`product §2: '${label}' leads to ${path}`, async () => {
    const page = await openPage('/equipo')
    await hydrated(page)
    await page.locator('main').getByRole('link', { name: label }).click()
    await page.waitForURL(`**${path}`)
  })

test('design: portraits change sides from row to row', async () => {
  const page = await sharedPage('/equipo', { width: 1440 })
  const lefts = await page
    .locator('main article img')
    .evaluateAll((all) => all.map((image) => image.getBoundingClientRect().left))
  expect(lefts.map((left) => (left < 720 ? 'left' : 'right'))).toEqual([
    'left',
    'right',
    'left',
    'right',
  ])
})

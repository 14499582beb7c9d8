import { expect, test } from 'vitest'
import { inOrder, pageOf } from '../../src/content/queries.ts'
import { findAxeViolations } from '../support/find-axe-violations.ts'
import { holdBack, onSite, openAlive, openPage, without } from '../support/open-page.ts'
import { atWidths, boxesOf, boxOf } from '../support/page-state.ts'
import { content } from '../support/site-content.ts'

/** One whose site is a demo. */
const framed = content.clients.find(({ data }) => data.url?.startsWith('/'))
const { url = '', data: { url: demo = '' } = {} } = framed ?? {}

// What counts as an answer: tests/pages/client/site-answers.test.ts.
test('if a site cannot be reached, our page stays: «Cargando...» until that is known, then a link to it', async () => {
  const held = holdBack(`**${demo}`)
  const before = [without(`**${demo}`), held.before]
  const page = await openPage(url, { before })
  await page.getByText('Cargando...').waitFor()
  held.release()
  const { title } = pageOf(content, 'portfolio').data.frameFailure
  await page.getByRole('heading', { name: title }).waitFor()
  expect(await page.locator('iframe').count()).toBe(0)
  const link = page.getByRole('alert').getByRole('link', { name: /^Abrir el sitio/ })
  expect(await link.getAttribute('href')).toBe(onSite(demo))
  expect(await link.getAttribute('target')).toBe('_blank')
})

test('without JavaScript a demo is in its frame, and the link to it in the bar', async () => {
  const page = await openPage(url, { javaScript: false })
  await page.frameLocator('iframe').locator('h1').waitFor()
  expect(await page.getByText('Cargando...').isVisible()).toBe(false)
  const link = page.getByRole('link', { name: /^Abrir el sitio/ })
  expect(await link.getAttribute('href')).toBe(onSite(demo))
})

test('a site is in a full-screen sandboxed frame; the bar leads back to the portfolio, which has header and footer again; so does a demo, once one has gone to another part of it', async () => {
  const page = await openAlive(url)
  const frame = page.locator('iframe')
  await page.frameLocator('iframe').locator('h1').waitFor()
  await page.getByText('Cargando...').waitFor({ state: 'detached' })
  expect((await frame.getAttribute('src'))?.replace('#aviso', '')).toBe(onSite(demo))
  expect(await boxOf(frame)).toMatchObject({ width: 1280, height: 900 - 56 })
  const sandbox = (await frame.getAttribute('sandbox'))?.split(' ') ?? []
  expect(sandbox).not.toContain('allow-top-navigation')
  expect(await frame.getAttribute('title')).toBeTruthy()
  expect(await page.getByRole('contentinfo').count()).toBe(0)
  await page.getByRole('link', { name: 'Volver al portafolio' }).click()
  await page.waitForURL('**/portafolio')
  await page.getByRole('contentinfo').waitFor()
  expect(await page.getByRole('navigation', { name: 'Principal' }).count()).toBe(1)
  expect(page.troubles).toEqual([])
  await page.goto(url)
  const back = page.frameLocator('iframe').getByText('Volver al portafolio')
  await back.waitFor({ state: 'attached' })
  expect(await back.isVisible()).toBe(false)
  await page.frameLocator('iframe').locator('nav a').first().click()
  await back.click()
  await page.waitForURL('**/portafolio')
})

const demos = inOrder(content.projects)
  .map(({ data }) => data.link ?? '')
  .filter((link) => link.startsWith('/'))

for (const demo of demos)
  test(`${demo} fits a phone and a desktop, axe finds nothing and the site's policy blocks nothing`, async () => {
    const page = await openPage(demo)
    await atWidths(page, [320, 1280], async () => {
      const links = await boxesOf(page.locator('a'))
      // Demos have one theme.
      const found = await findAxeViolations(page, 'light')
      return [...found, ...links.filter(({ height }) => height < 44)]
    })
    expect(page.troubles).toEqual([])
  })

import { appendFileSync, cpSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSiteServer, listen } from '../../src/site/host.ts'
import { dist } from '../support/dist.ts'
import { followLink, hydrated, onSite, openAlive } from '../support/open-page.ts'
import { headerLink, jumpTo } from '../support/page-state.ts'
import { projectCopy } from '../support/project-copy.ts'
import { fillProject, nextStep, sendButton, stubChats } from '../support/project-form.ts'
import { longArticle, site } from '../support/site-content.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

/** What the host shows, and the two builds that it may show. */
const host = temporaryFolder({}, afterAll)
const shown = join(host, 'shown')
const { at, edit, build } = projectCopy({ isBuilt: true })
const newBuild = at('dist')
const server = createSiteServer({ dir: shown })
let address = ''

beforeAll(async () => {
  // The frame of every page changes, and with it the names of all scripts; a text, and with it the index.
  edit('src/app/App.tsx', 'Saltar al contenido', 'Ir al contenido')
  appendFileSync(at(longArticle().file), '\nUn zarzamoral de palabras.\n')
  build([], { SITE_URL: new URL(onSite('/'), site.address).href })
  address = await listen(server)
})
afterAll(() => server.close().closeAllConnections())

/** Publishes a build as hosts do: from one moment to the next. */
function publish(build: string) {
  const next = join(host, 'next')
  cpSync(build, next, { recursive: true })
  rmSync(shown, { recursive: true, force: true })
  renameSync(next, shown)
}

const openOld = (path: string) => openAlive(address + onSite(path), { before: stubChats })

const isNew = (page: Page) => page.getByText('Ir al contenido').count()
const results = (page: Page) => page.locator('main .results > li')

const openDialog = (page: Page) => page.locator('#contact [aria-haspopup=dialog]').click()

test('a page left open during a deployment, old files gone, navigates, searches and sends, and a dialog opens after a reload', async () => {
  publish(dist)
  const reader = await openOld('/blog')
  const searcher = await openOld('/buscar')
  const caller = await openOld('/')
  const sender = await openOld('/contacto')
  const field = searcher.getByRole('searchbox', { name: 'Buscar en el sitio' })
  await field.fill('tienda')
  await results(searcher).first().waitFor()
  publish(newBuild)

  await jumpTo(reader, 600)
  await followLink(reader, '/equipo')
  await reader.locator('main article h2').first().waitFor()
  await hydrated(reader)
  expect(await isNew(reader)).toBe(1)
  expect(await reader.evaluate(() => scrollY)).toBe(0)
  await headerLink(reader, 'Precios').click()
  await reader.waitForURL('**/precios')
  await reader.goBack()
  await reader.goBack()
  await reader.waitForURL('**/blog')
  await hydrated(reader)
  expect(await isNew(reader)).toBe(1)
  // From then on it is a page of the new build like any other.
  expect(reader.documents).toEqual(['/blog', '/equipo'].map(onSite))

  await field.fill('zarzamoral')
  await results(searcher).first().waitFor()
  expect(await searcher.getByRole('alert').count()).toBe(0)
  expect(searcher.documents).toHaveLength(1)

  await openDialog(caller)
  const message = caller.getByRole('alert')
  await expect.poll(() => message.textContent()).toContain('No pudimos abrir esta ventana.')
  const popup = caller.waitForEvent('popup')
  await message.getByRole('link', { name: 'escríbenos en otra pestaña' }).click()
  expect(new URL((await popup).url()).host).toBe('wa.me')
  await message.getByRole('button', { name: 'Recarga la página' }).click()
  await caller.waitForFunction(() => document.body.textContent.includes('Ir al contenido'))
  await hydrated(caller)
  await openDialog(caller)
  await caller.getByRole('dialog').waitFor()
  expect(caller.documents).toHaveLength(2)

  await fillProject(sender)
  await sendButton(sender).click()
  await nextStep(sender).waitFor()
  expect(sender.documents).toHaveLength(1)
})

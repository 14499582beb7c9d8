import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { copyProject } from '../../bench/copy-project.ts'
import { createSiteServer, listen } from '../../src/site/host.ts'
import { startFormService } from '../support/form-service.ts'
import { hydrated, openPage } from '../support/open-page.ts'
import { fillProject, rightValues, sendButton } from '../support/project-form.ts'

test('a build with FORMS_ENDPOINT posts there, with and without script', async () => {
  const service = await startFormService()
  onTestFinished(service.close)
  const folder = copyProject(process.cwd())
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const { status, stderr } = spawnSync(
    process.execPath,
    ['scripts/run.js', 'build', '--without-search'],
    { cwd: folder, env: { ...process.env, FORMS_ENDPOINT: service.url }, encoding: 'utf8' },
  )
  expect(status, stderr).toBe(0)
  const server = createSiteServer({ dir: join(folder, 'dist') })
  onTestFinished(() => {
    server.close().closeAllConnections()
  })
  const address = `${await listen(server)}/contacto`

  const page = await openPage(address)
  await hydrated(page)
  await fillProject(page)
  await sendButton(page).click()
  await page.getByRole('heading', { name: 'Mensaje enviado' }).waitFor()
  expect(page.troubles).toEqual([])

  const plain = await openPage(address, { javaScript: false })
  await fillProject(plain)
  await sendButton(plain).click()
  await plain.waitForURL(service.url)
  const sent = { formulario: 'Contacto', ...rightValues }
  expect(service.received.map((values) => Object.fromEntries(values))).toMatchObject([sent, sent])
}, 600_000)

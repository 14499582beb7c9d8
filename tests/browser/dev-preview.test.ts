import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { holdBack, hydrated, openAlive, openPage } from '../support/open-page.ts'
import { projectCopy } from '../support/project-copy.ts'
import { printedBy } from '../support/run-command.ts'

/** Runs `npm run dev` in a copy of the project until the tests of the file have ended. */
async function startPreview() {
  const { folder, at, read, remove } = projectCopy()
  const server = spawn(process.execPath, ['scripts/run.js', 'dev', '--port', '0'], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'development', NO_COLOR: '1' },
  })
  afterAll(async () => {
    if (server.exitCode !== null) return
    server.removeAllListeners('exit').kill()
    await once(server, 'exit')
  })
  let output = ''
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (chunk) => {
      output += chunk
    })
  const address = await printedBy(server, /En esta computadora:\s+(http:\/\/\S+?)\/?\s/)
  return {
    /** Without a slash at its end. */
    address,
    read,
    remove,
    write: (file: string, text: string) => writeFileSync(at(file), text),
    /** Nobody reads the output any more; returns a promise of the exit code. */
    async closeTerminal() {
      const end = once(server.removeAllListeners('exit'), 'exit')
      server.stdout.destroy()
      server.stderr.destroy()
      const [code] = await end
      return code
    },
    printed() {
      const text = output
      output = ''
      return text
    },
  }
}

const slug = 'optimizacion-performance'
const file = `content/blog/${slug}.mdx`
const other = 'content/blog/mejores-practicas-react.mdx'
const preview = await startPreview()
const original = preview.read(file)
const otherOriginal = preview.read(other)

async function openArticle() {
  const page = await openAlive(`${preview.address}/blog/${slug}`)
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  return page
}

/** Keeps the page's connection to the preview back until it is opened. */
function holdSocket() {
  let open = () => {}
  const held = new Promise<void>((resolve) => {
    open = resolve
  })
  const before = (page: Page) =>
    page.routeWebSocket(/./, async (socket) => {
      await held
      socket.connectToServer()
    })
  return { before, open }
}

/** Lines of the list of problems, each with its place first. */
const problems = '.panel .list > ol > li'

test('a saved text and a saved title appear in the browser without a restart or a reload', async () => {
  preview.write(file, original)
  const page = await openArticle()
  preview.write(file, original.replace(/\n## /, '\nUna frase recién escrita.\n\n## '))
  await page.getByText('Una frase recién escrita.').waitFor()
  preview.write(file, original.replace(/^title: .*$/m, 'title: Otro título'))
  await page.getByRole('heading', { level: 1, name: 'Otro título' }).waitFor()
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
})

test('what is saved before the connection to the preview is open appears once it is', async () => {
  preview.write(file, original)
  const { before, open } = holdSocket()
  const page = await openAlive(`${preview.address}/blog/${slug}`, { before })
  // By then the page has asked for what was saved while it came alive.
  await page.waitForTimeout(1000)
  preview.write(file, original.replace(/\n## /, '\nEscrita sin conexión.\n\n## '))
  await expect
    .poll(async () => (await fetch(`${preview.address}/blog/${slug}`)).text())
    .toContain('Escrita sin conexión.')
  open()
  await page.getByText('Escrita sin conexión.').waitFor()
})

test('no page of the preview logs a problem while it hydrates', async () => {
  preview.write(file, original)
  for (const path of ['/precios', `/blog/${slug}`]) {
    // Code that comes late: the server's words stay until it is there.
    const { before, release } = holdBack(/FooterLinks/)
    const page = await openPage(preview.address + path, { before })
    await page.waitForSelector('html[data-hydrated]', { state: 'attached' })
    expect(await page.locator('footer .links').count()).toBeGreaterThan(0)
    release()
    await hydrated(page)
    expect(page.troubles).toEqual([])
  }
})

// All mistakes, their places, sentences and repairs: tests/site/preview/mistakes.test.ts.
test('a mistake is shown on its page with place, sentence and repair, and other pages still work', async () => {
  preview.write(file, original)
  const page = await openArticle()
  const found = page.locator(problems)
  preview.write(file, original.replace(/\n---\n/, '\n'))
  await expect.poll(() => found.first().innerText()).toContain(`${file}:1:1\n`)
  expect(await found.first().innerText()).toMatch(/no se cierran\..*línea ---/s)
  // The page shows what it said when it was last in order, and another one follows its file.
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toContain('Optimización')
  const another = await openAlive(`${preview.address}/blog/mejores-practicas-react`)
  const sign = another.locator('.panel summary')
  expect(await sign.innerText()).toBe('1 error en otra parte')
  preview.write(other, otherOriginal.replace(/^title: .*$/m, 'title: Sigue viva'))
  await another.getByRole('heading', { level: 1, name: 'Sigue viva' }).waitFor()
  // The sign leads to the list by the keyboard alone.
  await sign.focus()
  await another.keyboard.press('Enter')
  await another.locator(problems).getByText('no se cierran').waitFor()
  await another.keyboard.press('Escape')
  await another.locator(problems).first().waitFor({ state: 'hidden' })
  preview.write(other, otherOriginal)

  preview.printed()
  preview.write(file, original)
  await page.locator('.panel').waitFor({ state: 'detached' })
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  let printed = ''
  const printedSoFar = () => {
    printed += preview.printed()
    return printed
  }
  await expect.poll(printedSoFar).toContain(`Arreglado: ${file}: Los campos se abren`)
  // Not the requests, which vike prints in English.
  await (await fetch(preview.address)).text()
  expect(printedSoFar()).not.toContain('HTTP')
})

test('the panel works without JavaScript, is in Spanish, and names file, line and column of each place', async () => {
  preview.write(file, original.replace(/^description:/m, 'descripcion:'))
  const address = `${preview.address}/blog/${slug}`
  await expect.poll(async () => (await fetch(address)).text()).toContain('1 error en esta página')
  const page = await openPage(address, { javaScript: false })
  await page.getByText('El campo descripcion no existe.').waitFor()
  const link = page.getByRole('link', { name: `${file}:3:1` })
  expect(await link.getAttribute('href')).toBe(
    `/__open-in-editor?file=${encodeURIComponent(`${file}:3:1`)}`,
  )
  const alive = await openArticle()
  await alive.route('**/__open-in-editor*', (route) => route.fulfill({ body: '' }))
  const asked = alive.waitForRequest((request) => request.url().includes('__open-in-editor'))
  await alive.getByRole('link', { name: `${file}:3:1` }).click()
  expect(new URL((await asked).url()).searchParams.get('file')).toBe(`${file}:3:1`)
  expect(alive.url()).toBe(address)
  preview.write(file, original)
})

test('a new text with errors has a page that lists them, until they are repaired', async () => {
  const draft = 'content/blog/texto-nuevo.mdx'
  preview.write(draft, original.replace('nicanor-tepozan', 'nadie'))
  const address = `${preview.address}/blog/texto-nuevo`
  await expect.poll(async () => (await fetch(address)).text()).toContain('"nadie" no existe')
  const page = await openPage(address)
  await page.getByText(`${draft}:5:9`).waitFor()
  preview.write(draft, original.replace(/^title: .*$/m, 'title: Un texto nuevo'))
  await page.getByRole('heading', { level: 1, name: 'Un texto nuevo' }).waitFor()
  preview.remove(draft)
})

test('a URL without a page waits for its text, and has no page again when that is deleted', async () => {
  const page = await openAlive(`${preview.address}/blog/por-venir`)
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  // By then the page has asked for what was saved while it came alive.
  await page.waitForTimeout(1000)
  preview.write('content/blog/por-venir.mdx', original.replace(/^title: .*$/m, 'title: Ya vino'))
  await page.getByRole('heading', { level: 1, name: 'Ya vino' }).waitFor()
  preview.remove('content/blog/por-venir.mdx')
  await page.getByRole('heading', { level: 1, name: 'Ya vino' }).waitFor({ state: 'detached' })
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
})

test('a former address leads to its page; a demo is where it is in the built site; nothing outside the project is served', async () => {
  const service = preview.read('content/services/integracion-ia.mdx')
  const [, alias = ''] = /^aliases:\s+- (\S+)/m.exec(service) ?? []
  const former = await fetch(preview.address + alias, { redirect: 'manual' })
  expect(former.status).toBe(302)
  expect(former.headers.get('location')).toBe('/servicios/integracion-ia')
  const demo = await fetch(`${preview.address}/demos/penca-serena`)
  expect(await demo.text()).toContain('<title>Penca Serena')
  for (const path of ['/@fs/etc/passwd', '/images/..%2f..%2f..%2fetc%2fpasswd']) {
    // Not with fetch, which would tidy the address.
    const asked = request(new URL(preview.address), { path }).end()
    const [response] = await once(asked, 'response')
    expect(await text(response), path).not.toContain('root:')
  }
})

test('the search finds what is written', async () => {
  const page = await openPage(`${preview.address}/buscar?q=optimización`)
  await page.locator('.results a').first().waitFor({ timeout: 60_000 })
})

test('a draft can be seen before it is published, and is marked', async () => {
  preview.write(file, original.replace(/^title:/m, 'draft: true\ntitle:'))
  const page = await openArticle()
  await page.getByText('Borrador').waitFor()
  preview.write(file, original.replace(/^date: .*$/m, 'date: 2099-11-29'))
  await page.getByText('Se publica el 29 nov').waitFor()
})

test('once its terminal is closed, the preview ends instead of reporting that without end', async () => {
  const end = preview.closeTerminal()
  preview.write(file, original.replace(/^title:/m, 'titulo:'))
  expect(await end).toBe(1)
})

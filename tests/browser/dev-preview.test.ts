import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { symlinkSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import type { Page } from 'playwright-core'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { printedBy } from '../../bench/printed-by.ts'
import { holdBack, hydrated, openAlive, openPage } from '../support/open-page.ts'
import { projectCopy } from '../support/project-copy.ts'
import { article, svg } from '../support/sample-site.ts'
import { content, site } from '../support/site-content.ts'

// `npm run dev` in a copy of the project, until the tests of the file have ended.
const { folder, at, read, remove } = projectCopy({ isBuilt: true })
const write = (file: string, text: string) => writeFileSync(at(file), text)
const slug = 'hecho-a-mano'
const file = `content/blog/${slug}.mdx`
const other = 'content/blog/mas-a-mano.mdx'
const drawing = 'images/hecho-a-mano.svg'
const fields = { author: content.team[0]?.slug, category: content.categories[0]?.slug }
const words = '## Uno\n\n![Un dibujo](/images/hecho-a-mano.svg)'
const original = article({ ...fields, title: 'Optimización a mano' }, words)
const otherOriginal = article({ ...fields, title: 'Más a mano' })
write(file, original)
write(other, otherOriginal)
write(`content/${drawing}`, svg)
write('public/demos/hecha-a-mano.html', '<title>Hecha a mano</title>')
/** Without a base. */
const { origin } = new URL(site.address)
const server = spawn(process.execPath, ['scripts/run.js', 'dev', '--port', '0'], {
  cwd: folder,
  env: { ...process.env, SITE_URL: origin, NODE_ENV: 'development', NO_COLOR: '1' },
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
/** Without a slash at its end. */
const preview = await printedBy(server, /En esta computadora:\s+(http:\/\/\S+?)\/?\s/)
const htmlAt = async (address: string) => (await fetch(address)).text()

const address = `${preview}/blog/${slug}`
const titled = (title: string) => original.replace(/^title: .*$/m, `title: ${title}`)
beforeEach(async () => {
  write(file, original)
  // A document and the data that it then asks for are those of one version.
  await expect.poll(() => htmlAt(address)).toContain('<title>Optimización a mano')
})

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

/** Lines of the list of problems, each with its place first. */
const problems = '.panel .list > ol > li'

test('what is saved appears without a restart, and a text without a reload, also what was saved before the connection to the preview is open; so do its image, and that it is a draft or has to wait', async () => {
  let connect = () => {}
  const held = new Promise<void>((resolve) => {
    connect = resolve
  })
  const page = await openAlive(address, {
    ownTab: true,
    before: (page) =>
      page.routeWebSocket(/./, async (socket) => {
        await held
        socket.connectToServer()
      }),
  })
  // By then the page has asked for what was saved while it came alive.
  await page.waitForTimeout(1000)
  write(file, original.replace(/\n## /, '\nEscrita sin conexión.\n\n## '))
  await expect.poll(() => htmlAt(address)).toContain('Escrita sin conexión.')
  connect()
  await page.getByText('Escrita sin conexión.').waitFor()
  write(file, original.replace(/\n## /, '\nUna frase recién escrita.\n\n## '))
  await page.getByText('Una frase recién escrita.').waitFor()
  write(file, titled('Otro título'))
  await title(page, 'Otro título').waitFor()
  expect(page.documents).toHaveLength(1)
  const image = page.locator('[data-body] img')
  // Scrolled to each time, because it is fetched when near, and another takes its place.
  const ratio = () =>
    image.evaluate((one: HTMLImageElement) => {
      one.scrollIntoView()
      return one.naturalWidth / one.naturalHeight
    })
  await expect.poll(ratio).toBeCloseTo(40 / 30)
  write(`content/${drawing}`, svg.replace('40 30', '40 80'))
  await expect.poll(ratio).toBeCloseTo(40 / 80)
  write(`content/${drawing}`, svg)
  write(file, original.replace(/^title:/m, 'draft: true\ntitle:'))
  await page.getByText('Borrador').waitFor()
  // With another title: by that the next test knows when it is as it was.
  write(file, titled('Después').replace(/^date: .*$/m, 'date: 2099-11-29'))
  await page.getByText('Se publica el 29 nov').waitFor()
})

test('a page of the preview logs no problem while it hydrates', async () => {
  // Code that comes late: the server's words stay until it is there.
  const { before, release } = holdBack(/FooterLinks/)
  const page = await openPage(address, { before })
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  expect(await page.locator('footer .links').count()).toBeGreaterThan(0)
  release()
  await hydrated(page)
  expect(page.troubles).toEqual([])
})

// All mistakes, their places, sentences and repairs: tests/site/preview.test.ts.
test('a mistake is shown on its page with place, sentence and repair, and other pages still work', async () => {
  const page = await openAlive(address)
  const found = page.locator(problems)
  write(file, original.replace(/\n---\n/, '\n'))
  await expect.poll(() => found.first().innerText()).toContain(`${file}:1:1\n`)
  expect(await found.first().innerText()).toMatch(/no se cierran\..*línea ---/s)
  // Its place opens the editor, for nobody but this page.
  await page.route('**/__open-in-editor*', (route) => route.fulfill({ body: '' }))
  const asked = page.waitForRequest((request) => request.url().includes('__open-in-editor'))
  await page.getByRole('link', { name: `${file}:1:1` }).click()
  const editor = (await asked).url()
  expect(new URL(editor).searchParams.get('file')).toBe(`${file}:1:1`)
  expect(page.url()).toBe(address)
  // As a browser asks for a page of another site.
  const foreign = await fetch(editor, { headers: { 'sec-fetch-site': 'cross-site' } })
  expect(foreign.status).toBe(403)
  // The page shows what it said when it was last in order, and says so; another one follows its file.
  await page.getByText('la página se ve como estaba').waitFor()
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toContain('Optimización')
  // On other pages there is only its sign, and Escape closes it wherever the focus is.
  await page.locator('header a[href="/blog"]').first().click()
  await found.first().waitFor({ state: 'hidden' })
  await page.goBack()
  await found.first().waitFor()
  await page.keyboard.press('Escape')
  await found.first().waitFor({ state: 'hidden' })
  const another = await openAlive(`${preview}/blog/mas-a-mano`)
  const sign = another.locator('.panel summary')
  expect(await sign.innerText()).toBe('1 error en otra parte')
  write(other, otherOriginal.replace(/^title: .*$/m, 'title: Sigue viva'))
  await title(another, 'Sigue viva').waitFor()
  // The sign leads to the list by the keyboard alone.
  await sign.focus()
  await another.keyboard.press('Enter')
  await another.locator(problems).getByText('no se cierran').waitFor()
  await another.keyboard.press('Escape')
  await another.locator(problems).first().waitFor({ state: 'hidden' })
  write(other, otherOriginal)

  output = ''
  write(file, original)
  await page.locator('.panel').waitFor({ state: 'detached' })
  expect(page.documents).toHaveLength(1)
  await expect.poll(() => output).toContain(`Arreglado: ${file}: Los campos se abren`)
  // Not the requests, which vike prints in English.
  await htmlAt(preview)
  expect(output).not.toContain('HTTP')
})

test('the panel works without JavaScript, is in Spanish, and names file, line and column of each place', async () => {
  write(file, original.replace(/^description:/m, 'descripcion:'))
  await expect.poll(() => htmlAt(address)).toContain('1 error en esta página')
  const page = await openPage(address, { javaScript: false })
  await page.getByText('El campo descripcion no existe.').waitFor()
  const place = `${file}:3:1`
  const link = page.getByRole('link', { name: place })
  expect(await link.getAttribute('href')).toBe(
    `/__open-in-editor?file=${encodeURIComponent(place)}`,
  )
})

test('a new text with errors has a page that lists them, also where there was none, until they are repaired; deleted, it has none, until it is there again', async () => {
  const draft = 'content/blog/texto-nuevo.mdx'
  const page = await openAlive(`${preview}/blog/texto-nuevo`)
  write(draft, original.replace(/^author: .*$/m, 'author: nadie'))
  await page.getByText(`${draft}:7:9`).waitFor()
  for (const name of ['Un texto nuevo', 'Ya volvió']) {
    write(draft, titled(name))
    await title(page, name).waitFor()
    remove(draft)
    await title(page, name).waitFor({ state: 'detached' })
  }
})

test('a former address leads to its page; a demo is where it is in the built site; nothing outside the project is served, and no script of a text or image runs', async () => {
  const service = read('content/services/integracion-ia.mdx')
  const [, alias = ''] = /^aliases:\s+- (\S+)/m.exec(service) ?? []
  const former = await fetch(preview + alias, { redirect: 'manual' })
  expect(former.status).toBe(302)
  expect(former.headers.get('location')).toBe('/servicios/integracion-ia')
  expect(await htmlAt(`${preview}/demos/hecha-a-mano`)).toContain('<title>Hecha')
  // As they could come with somebody else's branch: links, and a drawing that has replaced another.
  const [folderLink, link] = ['images/etc', 'passwd.svg']
  symlinkSync('/etc', at(`content/${folderLink}`))
  symlinkSync('/etc/passwd', at(`content/${link}`))
  write(`content/${drawing}`, svg.replace('</svg>', '<script>root:x</script></svg>'))
  const outside = ['/@fs/etc/passwd', '/images/..%2f..%2f..%2fetc%2fpasswd']
  const linked = [`/${folderLink}/passwd`, `/content/${link}`, `/content/${drawing}`]
  for (const path of [...outside, ...linked]) {
    // Not with fetch, which would tidy the address.
    const asked = request(new URL(preview), { path }).end()
    const [response] = await once(asked, 'response')
    expect(await text(response), path).not.toContain('root:x')
  }
  const { headers } = await fetch(`${preview}/${drawing}`)
  expect(headers.get('content-type')).toContain('image/svg+xml')
  expect(headers.get('content-security-policy')).toBe("script-src 'none'")
  write(`content/${drawing}`, svg)
  remove(`content/${folderLink}`, `content/${link}`)
})

test('the search finds what is written', async () => {
  const page = await openPage(`${preview}/buscar?q=optimización`)
  await page.locator('.results a').first().waitFor()
})

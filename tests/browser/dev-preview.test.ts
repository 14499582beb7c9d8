import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { copyProject } from '../../bench/copy-project.ts'
import { hydrated, openPage } from '../support/open-page.ts'

const slug = 'optimizacion-performance'
let folder: string
let preview: ChildProcess
let address: string
let original: string
const file = () => join(folder, `content/blog/${slug}.mdx`)

beforeAll(async () => {
  folder = copyProject(process.cwd())
  original = readFileSync(file(), 'utf8')
  preview = spawn(process.execPath, ['scripts/run.js', 'dev', '--port', '0'], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'development', NO_COLOR: '1' },
  })
  address = await new Promise<string>((resolve, reject) => {
    let printed = ''
    const read = (chunk: Buffer) => {
      printed += chunk
      const found = /En esta computadora:\s+(http:\/\/\S+?)\/?\s/.exec(printed)
      if (found?.[1]) resolve(found[1])
    }
    preview.stdout?.on('data', read)
    preview.stderr?.on('data', read)
    preview.on('exit', () => reject(new Error(`The preview ended:\n${printed}`)))
  })
})

afterAll(async () => {
  preview.removeAllListeners('exit').kill()
  await once(preview, 'exit')
  if (folder) rmSync(folder, { recursive: true, force: true })
})

async function openArticle() {
  const page = await openPage(`${address}/blog/${slug}`)
  await hydrated(page)
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  return page
}

test('a saved text shows in the browser without a restart or a reload', async () => {
  writeFileSync(file(), original)
  const page = await openArticle()
  writeFileSync(file(), original.replace(/\n## /, '\nUna frase recién escrita.\n\n## '))
  await page.getByText('Una frase recién escrita.').waitFor()
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
})

test('a saved title shows too', async () => {
  writeFileSync(file(), original)
  const page = await openArticle()
  writeFileSync(file(), original.replace(/^title: .*$/m, 'title: Otro título'))
  await page.getByRole('heading', { level: 1, name: 'Otro título' }).waitFor()
})

test('an error appears with file, line and frame, and goes away when it is repaired', async () => {
  writeFileSync(file(), original)
  const page = await openArticle()
  writeFileSync(file(), original.replace(/^description:/m, 'descripcion:'))
  const overlay = page.locator('vite-error-overlay')
  await overlay.waitFor({ state: 'attached' })
  const text = await overlay.evaluate((element) => element.shadowRoot?.textContent ?? '')
  expect(text).toContain(`content/blog/${slug}.mdx:3:1`)
  expect(text).toContain('¿Quisiste decir `description`?')
  expect(text).toContain('guárdalo: este aviso se va solo')
  const advice = overlay.evaluate((element) => {
    const foreign = element.shadowRoot?.querySelector('.tip')
    return foreign && getComputedStyle(foreign).display
  })
  expect(await advice).toBe('none')
  writeFileSync(file(), original)
  await overlay.waitFor({ state: 'detached' })
  await page.getByRole('heading', { level: 1, name: /Optimización/ }).waitFor()
})

test('a demo stands where the built site has it', async () => {
  const page = await openPage(`${address}/demos/penca-serena`)
  expect(await page.title()).toContain('Penca Serena')
}, 60_000)

test('a draft can be seen before it is published', async () => {
  writeFileSync(file(), original.replace(/^title:/m, 'draft: true\ntitle:'))
  const page = await openPage(`${address}/blog/${slug}`)
  await page.getByText('Borrador').waitFor()
})

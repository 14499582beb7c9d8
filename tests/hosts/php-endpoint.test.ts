import { type ChildProcess, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { freePort } from '../support/real-server.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const guide = readFileSync('docs/formularios.md', 'utf8')
const [, code = ''] = /```php\n([\s\S]*?)```/.exec(guide) ?? []

const folder = temporaryFolder({ 'form.php': code }, afterAll)
let server: ChildProcess
let address: string
const at = (name: string) => path.join(folder, name)

beforeAll(async () => {
  // Stands in for the program with which a host sends mail.
  writeFileSync(at('sendmail'), `#!/bin/sh\ncat > ${at('mail')}\n`, { mode: 0o755 })
  const host = `127.0.0.1:${await freePort()}`
  const settings = ['-n', '-d', `sendmail_path=${at('sendmail')}`, '-d', `sys_temp_dir=${folder}`]
  server = spawn('php', [...settings, '-S', host, '-t', folder], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const { stderr } = server
  if (!stderr) throw new Error('php tells nothing')
  await Promise.race([once(stderr, 'data'), once(server, 'exit')])
  stderr.resume()
  address = `http://${host}/form.php`
})
afterAll(() => void server?.kill())

const whole = { formulario: 'Proyecto', email: 'ana@correo.mx', mensaje: '<b>Ñandú</b>' }

async function post(
  values: Record<string, string>,
  headers: Record<string, string> = {},
  more = '',
) {
  const body = `${new URLSearchParams(values)}${more}`
  headers['Content-Type'] = 'application/x-www-form-urlencoded'
  const { status } = await fetch(address, { method: 'POST', body, headers })
  return status
}
const mail = () => (existsSync(at('mail')) ? readFileSync(at('mail'), 'utf8') : '')
/** Removes the record of the last sender, who would have to wait otherwise. */
const forget = () => {
  const last = createHash('sha256').update('127.0.0.1').digest('hex')
  rmSync(at(`form-${last}`), { force: true })
}
beforeEach(() => {
  forget()
  rmSync(at('mail'), { force: true })
})

test('the PHP of the guide sends a message as text, and the next one has to wait', async () => {
  expect(await post({ ...whole, email: 'ana' })).toBe(422)
  expect(await post(whole)).toBe(200)
  expect(mail()).toMatch(/^Reply-To: ana@correo\.mx$/m)
  expect(mail()).toMatch(/^Content-Type: text\/plain; charset=utf-8$/m)
  expect(mail()).toContain('mensaje: <b>Ñandú</b>')
  expect(await post(whole)).toBe(429)
})

test('the PHP of the guide sends nothing that is caught by the honeypot, too long or from another site', async () => {
  expect(await post({ ...whole, _gotcha: 'x' })).toBe(200)
  forget()
  expect(await post({ ...whole, nombre: 'x'.repeat(201) })).toBe(413)
  expect(await post(whole, {}, `&nombre=${'%80'.repeat(300)}`)).toBe(413)
  expect(await post({ ...whole, email: 'ana@correo.mx\r\nBcc: otro@b.mx' })).toBe(422)
  expect(await post({ ...whole, email: '"\\\nBcc:otro@b.mx"@b.mx' })).toBe(502)
  forget()
  expect(await post({ ...whole, nombre: 'A\0na' })).toBe(502)
  forget()
  expect(await post(whole, { Origin: 'https://otro.example' })).toBe(403)
  expect((await fetch(address)).status).toBe(405)
  expect(mail()).toBe('')
})

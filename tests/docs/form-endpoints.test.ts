import { readFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import { longest } from '../../src/features/forms/field-error.ts'

type Env = { SITE: string; TO: string; FROM: string; MAIL_KEY: string; LIMIT?: object }
type Worker = { fetch: (request: Request, env: Env) => Promise<Response> }

const page = readFileSync('docs/formularios.md', 'utf8')
const [, code = ''] = /```js\n([\s\S]*?)```/.exec(page) ?? []
const { default: worker }: { default: Worker } = await import(
  `data:text/javascript,${encodeURIComponent(code)}`
)
const env = { SITE: 'https://sitio.example', TO: 'a@b.mx', FROM: 's@b.mx', MAIL_KEY: 'k' }
const who = { nombre: 'Ana', email: 'ana@correo.mx' }
const whole = { formulario: 'Proyecto', ...who, mensaje: '<b>Hola</b>' }

function post(values: Record<string, string>, headers: Record<string, string> = {}, more = {}) {
  const body = new URLSearchParams(values)
  const request = new Request('https://f.example/', { method: 'POST', body, headers })
  return worker.fetch(request, { ...env, ...more })
}

/** Stands in for the mail service. */
function mailService(status = 200) {
  const send = vi.fn(async (_url: string, _init: RequestInit) => new Response('{}', { status }))
  vi.stubGlobal('fetch', send)
  return send
}

test('the Worker of the guide sends a message as text, and its response repeats none of it', async () => {
  const send = mailService()
  const response = await post(whole, { Origin: env.SITE })
  expect(response.status).toBe(200)
  expect(response.headers.get('Access-Control-Allow-Origin')).toBe(env.SITE)
  expect(await response.text()).not.toMatch(/Ana|<|ana@/)
  const mail = JSON.parse(String(send.mock.calls[0]?.[1].body))
  expect(mail).toMatchObject({ reply_to: 'ana@correo.mx', subject: 'Mensaje del sitio' })
  expect(mail.text).toContain('mensaje: <b>Hola</b>')
  expect(mail).not.toHaveProperty('html')
})

test('the Worker sends nothing that is caught by the honeypot, too long, too frequent or from another site', async () => {
  const send = mailService()
  const never = { LIMIT: { limit: async () => ({ success: false }) } }
  const answers = [
    await post({ ...whole, _gotcha: 'x' }),
    await post({ ...whole, mensaje: 'x'.repeat(10_001) }),
    await post({ ...whole, nombre: 'x'.repeat(201) }),
    await post({ ...whole, constructor: 'x'.repeat(201) }),
    await post({ ...whole, mensaje: 'x'.repeat(100_000) }),
    await post({ ...whole, email: 'ana@correo.mx\r\nBcc: otro@b.mx' }),
    await post(whole, { Origin: 'https://otro.example' }),
    await post(whole, {}, never),
    await worker.fetch(new Request('https://f.example/'), env),
  ]
  expect(answers.map(({ status }) => status)).toEqual([200, 413, 413, 413, 413, 422, 403, 429, 405])
  expect(send).not.toHaveBeenCalled()
})

test('a refusal of the mail service is reported as a failure', async () => {
  mailService(500)
  expect((await post(whole)).status).toBe(502)
})

test('the guide and both programs state the lengths of the fields', () => {
  const { text, email, tel, url, textarea } = longest
  const js = `{ email: ${email}, telefono: ${tel}, sitioWeb: ${url}, mensaje: ${textarea}, intereses: ${textarea} }`
  expect(page).toContain(js)
  const php = `['email' => ${email}, 'telefono' => ${tel}, 'sitioWeb' => ${url}, 'mensaje' => ${textarea}, 'intereses' => ${textarea}]`
  expect(page).toContain(php)
  expect(page.split(`?? ${text})`).length - 1 + page.split(`?? ${text};`).length - 1).toBe(2)
  for (const length of [text, email, tel, url, textarea])
    expect(page).toContain(`| ${length.toLocaleString('en')} |`)
})

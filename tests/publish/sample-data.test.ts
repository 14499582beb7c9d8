import { expect, test } from 'vitest'
import { findPlaceholders } from '../../src/publish/sample-data.ts'
import { runCommand } from '../support/run-command.ts'
import { workspace } from '../support/workspace.ts'

const checkLaunch = (folder: string) => runCommand('check-launch', folder)

test.each([
  ['address: https://lumbre.example', 'https://lumbre.example'],
  ['phone: +52 55 0000 0000', '+52 55 0000 0000'],
  ['email: Hola@Lumbre.Example', 'Hola@Lumbre.Example'],
  ['whatsapp: https://wa.me/525500000000', '525500000000'],
  ['github: https://github.com/lumbre-example', 'https://github.com/lumbre-example'],
])('the launch check finds the placeholder in "%s" with file, line and column', (line, value) => {
  expect(findPlaceholders('content/a.mdx', `---\n${line}\n---\n`)).toMatchObject([
    { file: 'content/a.mdx', line: 2, column: line.indexOf(value) + 1, value },
  ])
})

test('the launch check reads the fields of an entry, not its body', () => {
  const text = '---\ntitle: a\nsample: false\n---\n\n```yaml\nsample: true\n```\n'
  expect(findPlaceholders('content/a.mdx', text)).toEqual([])
})

test('real data are not placeholders, nor are addresses reserved for documentation', () => {
  const text = [
    'email: hola@panaderia.mx',
    'github: https://github.com/panaderia',
    'code: 155000000000, a550000000012',
    'El [ejemplo](https://github.com/vitejs/vite-example/blob/main/a.ts) de ana@example.com.',
  ].join('\n')
  expect(findPlaceholders('content/a.mdx', text)).toEqual([])
})

test('the address that a drawn example shows stays invented; what stands before and after it does not', () => {
  const scene = 'scene:\n  kind: shop\n  address: cafe.example\n  brand: Café'
  const text = `---\ntitle: hola@antes.example\n${scene}\nlead: hola@despues.example\n---`
  const values = findPlaceholders('content/services/a.mdx', text).map(({ value }) => value)
  expect(values).toEqual(['hola@antes.example', 'hola@despues.example'])
})

test('the launch check lists every placeholder of a site and fails; the ordinary build does not', async () => {
  const text = '---\nquestion: ¿Correo?\nicon: clock\nsample: true\n---\n\nhola@lumbre.example\n'
  const { root, build, write } = await workspace({ 'content/faqs/dos.mdx': text })
  await build()
  const { code, stdout } = await checkLaunch(root)
  expect(code).toBe(1)
  expect(stdout).toMatch(/^content\/faqs\/dos\.mdx:4:1 {2}sample: true/m)
  expect(stdout).toMatch(/^content\/faqs\/dos\.mdx:7:1 {2}hola@lumbre\.example/m)
  expect(stdout).toMatch(/^Faltan 2 datos verdaderos antes de publicar\.$/m)
  await write({ 'content/faqs/dos.mdx': null })
  const ready = expect.stringContaining('listo para publicar')
  expect(await checkLaunch(root)).toMatchObject({ code: 0, stdout: ready })
})

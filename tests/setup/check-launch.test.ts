import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findPlaceholders } from '../../scripts/lib/find-placeholders.ts'
import { filesBelow } from '../../src/site/output-folder.ts'
import { runCommand } from '../support/run-command.ts'
import { workspace } from '../support/workspace.ts'

const project = join(import.meta.dirname, '../..')

const checkLaunch = (folder: string) => runCommand('check-launch', folder)

for (const [what, line, value] of [
  ['address', 'address: https://lumbre.example', 'https://lumbre.example'],
  ['e-mail', 'email: hola@lumbre.example', 'hola@lumbre.example'],
  ['phone', 'phone: +52 55 0000 0000', '+52 55 0000 0000'],
  ['WhatsApp number', 'whatsapp: https://wa.me/525500000000', '525500000000'],
  ['Telegram handle', 'telegram: https://t.me/lumbre_example', 'https://t.me/lumbre_example'],
  ['GitHub', 'github: https://github.com/lumbre-example', 'https://github.com/lumbre-example'],
  [
    'LinkedIn',
    'linkedin: https://www.linkedin.com/company/lumbre-example',
    'https://www.linkedin.com/company/lumbre-example',
  ],
  [
    'Instagram',
    'instagram: https://www.instagram.com/lumbre_example',
    'https://www.instagram.com/lumbre_example',
  ],
  ['invented entry', 'sample: true', 'sample: true'],
] as const)
  test(`the launch check finds a placeholder ${what} with file, line and column`, () => {
    expect(findPlaceholders('content/a.mdx', `---\n${line}\n---\n`)).toMatchObject([
      { file: 'content/a.mdx', line: 2, column: line.indexOf(value) + 1, value },
    ])
  })

for (const [what, text] of [
  ['lines of Windows', '---\r\ntitle: a\r\nsample: true\r\n---\r\n'],
  ['a capital letter', '---\ntitle: a\nsample: True\n---\n'],
  ['two spaces', '---\ntitle: a\nsample:  true\n---\n'],
  ['a comment', '---\ntitle: a\nsample: true # hasta abril\n---\n'],
  ['quotes round its name', '---\ntitle: a\n"sample": true\n---\n'],
  ['a mark at the start of the file', '\ufeff---\ntitle: a\nsample: true\n---\n'],
] as const)
  test(`the launch check finds an invented entry with ${what}`, () => {
    expect(findPlaceholders('content/a.mdx', text)).toEqual([
      {
        file: 'content/a.mdx',
        line: 3,
        column: 1,
        value: 'sample: true',
        reason: 'entrada de muestra',
      },
    ])
  })

test('the launch check reads the fields of an entry, not what its text says', () => {
  const text = '---\ntitle: a\nsample: false\n---\n\n```yaml\nsample: true\n```\n'
  expect(findPlaceholders('content/a.mdx', text)).toEqual([])
})

test('real data are no placeholders, nor is an address that documentation reserves', () => {
  const text = [
    'email: hola@panaderia.mx',
    'github: https://github.com/panaderia',
    'El [ejemplo](https://github.com/vitejs/vite-example/blob/main/a.ts) de ana@example.com.',
  ].join('\n')
  expect(findPlaceholders('content/a.mdx', text)).toEqual([])
})

test('the launch check lists every placeholder of a site and fails', async () => {
  const { root } = await workspace({
    'content/faqs/dos.mdx':
      '---\nquestion: ¿Correo?\nicon: clock\norder: 2\nsample: true\n---\n\nhola@lumbre.example\n',
  })
  const { code, stdout } = await checkLaunch(root)
  expect(code).toBe(1)
  expect(stdout).toMatch(/^content\/faqs\/dos\.mdx:5:1 {2}sample: true/m)
  expect(stdout).toMatch(/^content\/faqs\/dos\.mdx:8:1 {2}hola@lumbre\.example/m)
  expect(stdout).toMatch(/^Faltan 2 datos verdaderos antes de publicar\.$/m)
})

test('the launch check tells of the content of this project what is left', async () => {
  const left = filesBelow(join(project, 'content'))
    .filter((file) => /\.(mdx|yaml)$/.test(file))
    .flatMap((file) => {
      const text = readFileSync(join(project, 'content', file), 'utf8')
      return findPlaceholders(`content/${file}`, text)
    })
  const { code, stdout } = await checkLaunch(project)
  expect(code).toBe(left.length > 0 ? 1 : 0)
  for (const { file, line, column, value } of left)
    expect(stdout).toContain(`${file}:${line}:${column}  ${value}`)
})

test('the launch check passes when nothing is invented', async () => {
  const { root } = await workspace()
  expect(await checkLaunch(root)).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('listo para publicar'),
  })
})

test('the ordinary build does not fail for placeholders', async () => {
  const site = await workspace({
    'content/faqs/dos.mdx':
      '---\nquestion: ¿Correo?\nicon: clock\norder: 2\nsample: true\n---\n\nhola@lumbre.example\n',
  })
  const findings = await site.problems()
  expect(findings.filter(({ severity }) => severity === 'error')).toEqual([])
})

import { spawn } from 'node:child_process'
import { expect, test } from 'vitest'
import manifest from '../../package.json'
import { commands } from '../../scripts/setup/bundle.js'
import { printedBy, runCommand } from '../support/run-command.ts'

test('an unknown command is reported, with a list of the known ones', async () => {
  const { code, stderr } = await runCommand('buidl', '.')
  expect(code).toBe(2)
  expect(stderr).toMatch(/no command "buidl".*build, .*serve/s)
})

test('every command can be run with npm', () => {
  const used = Object.values(manifest.scripts).map((script) =>
    script.split(' ').slice(0, 3).join(' '),
  )
  for (const name of Object.keys(commands)) expect(used).toContain(`node scripts/run.js ${name}`)
})

test('serve answers with the site in dist/', async () => {
  const server = spawn(process.execPath, ['scripts/run.js', 'serve', '--port', '0'])
  try {
    const origin = await printedBy(server, /(http:\/\/127\.0\.0\.1:\d+)/)
    const response = await fetch(`${origin}/servicios`)
    expect(response.status).toBe(200)
    expect(await response.text()).toContain('<h1')
  } finally {
    server.kill()
  }
})

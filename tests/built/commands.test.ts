import { spawn, spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'

const run = (...args: string[]) =>
  spawnSync(process.execPath, ['scripts/run.js', ...args], { encoding: 'utf8' })

test('an unknown command is told, with those that there are', () => {
  const { status, stderr } = run('buidl')
  expect(status).toBe(2)
  expect(stderr).toMatch(/no command "buidl".*build, .*serve/s)
})

test('every program in scripts/ is a command of package.json', async () => {
  const { default: manifest } = await import('../../package.json')
  const used = Object.values(manifest.scripts).join(' ')
  for (const name of readdirSync('scripts').filter((file) => file.endsWith('.ts')))
    expect(used).toContain(`node scripts/run.js ${name.replace(/\.ts$/, '')}`)
})

test('serve answers with the site in dist/', async () => {
  const server = spawn(process.execPath, ['scripts/run.js', 'serve', '--port', '0'])
  try {
    const origin = await new Promise<string>((resolve, reject) => {
      let printed = ''
      const read = (chunk: Buffer) => {
        printed += chunk
        const [, found] = /(http:\/\/127\.0\.0\.1:\d+)/.exec(printed) ?? []
        if (found) resolve(found)
      }
      server.stdout.on('data', read)
      server.stderr.on('data', read)
      server.on('exit', () => reject(new Error(printed)))
    })
    const response = await fetch(`${origin}/servicios`)
    expect(response.status).toBe(200)
    expect(await response.text()).toContain('<h1')
  } finally {
    server.kill()
  }
})

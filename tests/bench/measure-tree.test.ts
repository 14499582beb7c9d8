import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { measureTree } from '../../bench/peers/measure-tree.ts'

/** What each process of a test begins with. On leaving it notes what it cost, in microseconds. */
const preamble = `
import { spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
const burn = (seconds) => { while (process.cpuUsage().user < seconds * 1e6); }
process.on('exit', () => {
  const { user, system } = process.cpuUsage()
  writeFileSync(\`cost-\${process.pid}\`, String(user + system))
})
`

/** Runs scripts below each other and gives back the measured and the noted costs, in seconds. */
async function runTree(leader: string, child: string) {
  const folder = mkdtempSync(join(tmpdir(), 'lumbre-tree-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'child.mjs'), preamble + child)
  writeFileSync(join(folder, 'leader.mjs'), preamble + leader)
  const cost = await measureTree({
    file: process.execPath,
    args: ['leader.mjs'],
    folder,
    env: process.env,
  })
  const notes = readdirSync(folder).filter((name) => name.startsWith('cost-'))
  const noted = notes.map((name) => Number(readFileSync(join(folder, name), 'utf8')) / 1e6)
  return { ...cost, processes: notes.length, noted: noted.reduce((sum, one) => sum + one, 0) }
}

const startChild = (options: string) =>
  `spawn(process.execPath, ['child.mjs'], { stdio: 'ignore', ${options} })`

// The system counts in hundredths of a second, and a process goes on for a moment after its note.
const tolerance = 0.1

describe.runIf(process.platform === 'linux')('the cost of a process tree', () => {
  test('it holds a child that its parent waits for', async () => {
    const { cpu, noted, processes } = await runTree(`${startChild('')}; burn(0.3)`, 'burn(0.5)')
    expect(processes).toBe(2)
    expect(noted).toBeGreaterThan(0.8)
    expect(Math.abs(cpu - noted)).toBeLessThan(tolerance)
  })

  test('it holds an orphan, and waits for its end', async () => {
    const { cpu, noted, processes } = await runTree(
      `${startChild('')}.unref(); burn(0.2); process.exit()`,
      'burn(0.8)',
    )
    expect(processes).toBe(2)
    expect(noted).toBeGreaterThan(1)
    expect(Math.abs(cpu - noted)).toBeLessThan(tolerance)
  })

  test('its memory is that of all processes together', async () => {
    const fill = 'const block = Buffer.alloc(150e6, 1); burn(0.6); block.at(0)'
    const { memory } = await runTree(`${startChild('')}; ${fill}`, fill)
    expect(memory).toBeGreaterThan(300e6 / 2 ** 20)
  })

  test('a command that fails is an error with what it printed', async () => {
    await expect(runTree(`console.error('Ha fallado'); process.exitCode = 3`, '')).rejects.toThrow(
      /ended with 3\nHa fallado/,
    )
  })

  test('a command that cannot be started is an error', async () => {
    const command = { file: '/nowhere/node', args: [], folder: tmpdir(), env: {} }
    await expect(measureTree(command)).rejects.toThrow('ENOENT')
  })
})

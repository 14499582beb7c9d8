import { tmpdir } from 'node:os'
import { describe, expect, test } from 'vitest'
import { measureCommand } from '../../bench/peers/measure-command.ts'

const measure = (script: string, file = process.execPath) =>
  measureCommand({ file, args: ['-e', script], folder: tmpdir(), env: process.env })

const burn = (seconds: number) =>
  `while (process.cpuUsage().user < ${seconds} * 1e6); const block = Buffer.alloc(100e6, 1)`

describe.runIf(process.platform === 'linux')('the cost of a command', () => {
  test('it holds a child that its parent waits for', async () => {
    const { cpu, memory } = await measure(
      `require('node:child_process').execFileSync(process.execPath, ['-e', '${burn(0.4)}']); ${burn(0.3)}; setTimeout(() => block, 300)`,
    )
    expect(cpu).toBeGreaterThan(0.7)
    expect(memory).toBeGreaterThan(100)
  })

  test('a command that fails is an error with what it printed', async () => {
    await expect(measure(`console.error('Ha fallado'); process.exitCode = 3`)).rejects.toThrow(
      /ended with 3\nHa fallado/,
    )
  })

  test('a command that cannot be started is an error', async () => {
    await expect(measure('', '/nowhere/node')).rejects.toThrow('ENOENT')
  })
})

import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import type { Cost } from '../cost.ts'

export type Command = { file: string; args: string[]; folder: string; env: NodeJS.ProcessEnv }

/** Milliseconds between two looks at the memory. */
const interval = 50

/**
 * Runs a command and says what it cost: the processor time of all processes below it that their
 * parents waited for, and the peak of its own memory. It takes Linux, which tells both in /proc. No
 * second command may run meanwhile.
 *
 * @throws {Error} with what the command printed when it fails
 */
export async function measureCommand({ file, args, folder, env }: Command): Promise<Cost> {
  const before = waitedSeconds()
  const begin = performance.now()
  const child = spawn(file, args, { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] })
  const stop = () => child.kill('SIGKILL')
  process.prependOnceListener('exit', stop)
  const output: Buffer[] = []
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => output.push(chunk))
  let memory = 0
  const looking = setInterval(() => {
    memory = Math.max(memory, peakMegabytes(child.pid))
  }, interval)
  try {
    const [status] = await once(child, 'close')
    if (status !== 0)
      throw new Error(`${file} ${args.join(' ')} ended with ${status}\n${Buffer.concat(output)}`)
  } finally {
    clearInterval(looking)
    process.off('exit', stop)
  }
  const wall = (performance.now() - begin) / 1000
  return { cpu: waitedSeconds() - before, wall, memory }
}

/** Processor time of the children of this process that have ended, and of theirs. */
function waitedSeconds(): number {
  const ticksPerSecond = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }))
  const line = readFileSync('/proc/self/stat', 'utf8')
  // After the name in brackets, which may hold spaces: the 14th and 15th fields.
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[13]) + Number(fields[14])) / ticksPerSecond
}

/** The most memory that a process has used so far; 0 once it has ended. */
function peakMegabytes(pid: number | undefined): number {
  try {
    const [, kilobytes] =
      /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
    return Number(kilobytes ?? 0) / 1024
  } catch {
    return 0
  }
}

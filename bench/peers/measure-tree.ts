import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import type { Cost } from '../cost.ts'
import { type ProcessRecord, parseMemory, parseStat } from './process-record.ts'
import { observe, openAccount, type TreeAccount, treeTicks } from './tree-account.ts'

export type Command = { file: string; args: string[]; folder: string; env: NodeJS.ProcessEnv }

/** Milliseconds between two looks, and how long processes may outlive the one that was started. */
const interval = 20
const patience = 10_000

/**
 * Runs a command and counts what it and all processes below it cost. It takes Linux: no other
 * system tells Node of the children of children. No second command may run meanwhile.
 *
 * @throws {Error} with what the command printed when it fails or leaves processes running
 */
export async function measureTree({ file, args, folder, env }: Command): Promise<Cost> {
  const ticksPerSecond = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }))
  const waitedBefore = ownRecord().childTicks
  const begin = performance.now()
  // Detached means a session of its own, by which orphans are still known as members.
  const child = spawn(file, args, {
    cwd: folder,
    env,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const output: Buffer[] = []
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => output.push(chunk))
  const end = once(child, 'exit')
  const leader = child.pid
  // Rejects with the reason: the program could not be started.
  if (leader === undefined) await end
  const stop = () => killSession(leader as number)
  // Before other listeners, which may remove the folder.
  process.prependOnceListener('exit', stop)
  const account = openAccount(leader as number)
  const look = watch(account)
  const looking = setInterval(look, interval)
  const [status] = await end
  const wall = (performance.now() - begin) / 1000
  clearInterval(looking)
  const leftovers = await awaitOthers(look)
  if (leftovers) stop()
  process.off('exit', stop)
  if (status !== 0 || leftovers)
    throw new Error(
      `${file} ${args.join(' ')} ${leftovers ? 'left processes running' : `ended with ${status}`}\n${Buffer.concat(output)}`,
    )
  const ticks = treeTicks(account, ownRecord().childTicks - waitedBefore)
  return { cpu: ticks / ticksPerSecond, wall, memory: account.peakMemory / 1024 }
}

const ownRecord = () => parseStat(readFileSync('/proc/self/stat', 'utf8'))

/** Whether some are still there when patience ends. */
async function awaitOthers(count: () => number): Promise<boolean> {
  const deadline = performance.now() + patience
  while (count() > 0) {
    if (performance.now() > deadline) return true
    await wait(interval)
  }
  return false
}

function killSession(leader: number) {
  try {
    process.kill(-leader, 'SIGKILL')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

/** A function that takes down one look and returns how many members run. */
function watch(account: TreeAccount): () => number {
  // Reading every process each time would take a quarter of a core from what is measured.
  let foreign = new Set<string>()
  return () => {
    const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
    const members = observe(account, pids.filter((pid) => !foreign.has(pid)).flatMap(readProcess))
    const ours = new Set(members.map(({ pid }) => String(pid)))
    foreign = new Set(pids.filter((pid) => !ours.has(pid)))
    return members.filter(({ ended }) => !ended).length
  }
}

/** One process; none when it has ended meanwhile. */
function readProcess(pid: string): ProcessRecord[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return [{ ...parseStat(stat), ...parseMemory(readFileSync(`/proc/${pid}/status`, 'utf8')) }]
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT' || code === 'ESRCH') return []
    throw error
  }
}

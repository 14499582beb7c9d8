import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Cost } from '../../bench/cost.ts'

/** The operating system's account of a process: microseconds and kilobytes. */
export type Usage = { userCPUTime: number; systemCPUTime: number; maxRSS: number }

/** Runs one build and returns what it cost, with the last line that it printed. */
export function measureBuild(folder: string, ...options: string[]): Cost & { summary: string } {
  const usageFile = join(folder, '.cache-usage.json')
  const start = performance.now()
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', './scripts/lib/report-usage.js', 'scripts/run.js', 'build', ...options],
    { cwd: folder, env: { ...process.env, LUMBRE_USAGE_FILE: usageFile }, encoding: 'utf8' },
  )
  if (status !== 0) throw new Error(`The build failed:\n${stdout}\n${stderr}`)
  const usage: Usage = JSON.parse(readFileSync(usageFile, 'utf8'))
  return {
    cpu: (usage.userCPUTime + usage.systemCPUTime) / 1e6,
    wall: (performance.now() - start) / 1e3,
    memory: usage.maxRSS / 1024,
    summary: stdout.trim().split('\n').at(-1) ?? '',
  }
}

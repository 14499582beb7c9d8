import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Cost } from '../cost.ts'

/** The operating system's account of a process: microseconds and kilobytes. */
export type Usage = { userCPUTime: number; systemCPUTime: number; maxRSS: number }

/** Preloaded into measured processes, whatever checkout they run. */
export const usageReporter = pathToFileURL(path.resolve('bench/scale/report-usage.js')).href

/** Runs one build and returns what it cost. */
export function measureBuild(folder: string, ...options: string[]): Cost {
  const usageFile = path.join(folder, '.cache-usage.json')
  const start = performance.now()
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', usageReporter, 'scripts/run.js', 'build', ...options],
    { cwd: folder, env: { ...process.env, LUMBRE_USAGE_FILE: usageFile }, encoding: 'utf8' },
  )
  const wall = (performance.now() - start) / 1e3
  if (status !== 0) throw new Error(`The build failed:\n${stdout}\n${stderr}`)
  return costOf(JSON.parse(readFileSync(usageFile, 'utf8')), undefined, wall)
}

/** What a process used since an earlier look. */
export function costOf(usage: Usage, before: Usage | undefined, wall: number): Cost {
  const microseconds = (one?: Usage) => (one ? one.userCPUTime + one.systemCPUTime : 0)
  return {
    cpu: (microseconds(usage) - microseconds(before)) / 1e6,
    wall,
    memory: usage.maxRSS / 1024,
  }
}

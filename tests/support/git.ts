import { spawnSync } from 'node:child_process'
import { expect } from 'vitest'

/** Runs Git in a folder with some identity, and returns its output. */
export const gitIn =
  (cwd: string, env: NodeJS.ProcessEnv = {}) =>
  (...words: string[]): string => {
    const who = ['-c', 'user.name=a', '-c', 'user.email=a@b.example']
    const { status, stdout, stderr } = spawnSync('git', [...who, ...words], {
      cwd,
      env: { ...process.env, ...env },
      encoding: 'utf8',
    })
    expect(status, stderr).toBe(0)
    return stdout.trim()
  }

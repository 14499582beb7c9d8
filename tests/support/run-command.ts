import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'

type Outcome = { code: number; stdout: string; stderr: string }

/** Runs a command of this project in another folder with a `content/`. */
export const runCommand = (name: string, cwd: string, ...words: string[]): Promise<Outcome> =>
  promisify(execFile)(process.execPath, [path.resolve('scripts/run.js'), name, ...words], {
    cwd,
  }).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    (error) => error as Outcome,
  )

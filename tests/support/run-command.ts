import { type ChildProcess, execFile } from 'node:child_process'
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

/** Waits for output of a running command that matches. */
export const printedBy = (command: ChildProcess, pattern: RegExp): Promise<string> =>
  new Promise((resolve, reject) => {
    let printed = ''
    const read = (chunk: Buffer) => {
      printed += chunk
      const [, found] = pattern.exec(printed) ?? []
      if (found) resolve(found)
    }
    command.stdout?.on('data', read)
    command.stderr?.on('data', read)
    command.on('exit', () => reject(new Error(`It ended:\n${printed}`)))
  })

import type { ChildProcess } from 'node:child_process'

/** Waits for output of a running command that matches, and returns the first group. */
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

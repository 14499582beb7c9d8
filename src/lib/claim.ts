import { readFileSync } from 'node:fs'
import { hasCode } from './has-code.ts'
import { ifReadable } from './if-readable.ts'
import { UserError } from './user-error.js'
import { writeNew } from './write-whole.ts'

/**
 * Writes this process's id to a file.
 *
 * @param refusal the message of the error, given the id of the other process
 * @throws {UserError} if the file has the id of another process that is running
 */
export function claim(file: string, refusal: (other: number) => string): void {
  const other = Number(ifReadable(() => readFileSync(file, 'utf8')))
  if (other > 0 && other !== process.pid && isRunning(other)) throw new UserError(refusal(other))
  writeNew(file, String(process.pid))
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return hasCode(error, 'EPERM')
  }
}

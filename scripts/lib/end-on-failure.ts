import { mkdirSync, writeFileSync } from 'node:fs'
import { inspect, stripVTControlCharacters } from 'node:util'

/** Where the whole of a failure is to be read, by those who program. */
const log = '.cache/failure.log'

/**
 * Runs a program. Whatever it throws, now or later, ends it with one sentence and exit code 1; a
 * package that listens for errors that nobody catches would only print them.
 *
 * @param what the beginning of the sentence, e.g. `The site was not built`
 */
export async function endOnFailure(what: string, run: () => Promise<void>): Promise<void> {
  const end = (error: unknown) => {
    console.error(`${what}: ${inOneLine(error)}${noted(error)}`)
    process.exit(1)
  }
  process.prependListener('uncaughtException', end)
  process.prependListener('unhandledRejection', end)
  await run().catch(end)
}

function noted(error: unknown): string {
  try {
    mkdirSync('.cache', { recursive: true })
    writeFileSync(log, inspect(error))
    return ` (more in ${log})`
  } catch {
    return ''
  }
}

/** Bundlers draw the place of a fault below their sentence; its first line says where it is. */
const inOneLine = (error: unknown) =>
  stripVTControlCharacters(error instanceof Error ? error.message : String(error))
    .replace(/[\u2500-\u257f]+/g, '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .slice(0, 3)
    .join(' ')

import { mkdirSync, writeFileSync } from 'node:fs'
import { inspect, stripVTControlCharacters } from 'node:util'

/** The file with the full error, for programmers. */
const log = '.cache/failure.log'

/**
 * Runs a program. Anything that it throws, now or later, ends it with one sentence and exit code 1.
 * The listeners come first, because a package that listens for uncaught errors would only print
 * them.
 *
 * @param what the beginning of the sentence, e.g. `The site was not built`
 */
export async function endOnFailure(what: string, run: () => Promise<void>): Promise<void> {
  const end = (error: unknown) => {
    // console.error is held back while pages are rendered.
    process.stderr.write(`${what}: ${inOneLine(error)}${noted(error)}\n`)
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

/** Bundlers print a source frame below their message, whose first line gives the position. */
const inOneLine = (error: unknown) =>
  stripVTControlCharacters(error instanceof Error ? error.message : String(error))
    .replace(/[\u2500-\u257f]+/g, '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .slice(0, 3)
    .join(' ')

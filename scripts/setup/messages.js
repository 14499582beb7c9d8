/** A problem the person at the keyboard can solve: shown without a stack trace. */
export class SetupError extends Error {
  /** @param {string} message */
  constructor(message) {
    super(message)
    this.name = 'SetupError'
  }
}

/**
 * Prints one line of progress.
 * @param {string} message
 */
export function say(message) {
  console.error(`[lumbre] ${message}`)
}

/**
 * Runs a main function: its number is the exit code, and a problem in the set-up is one message.
 * @param {() => Promise<number>} main
 */
export async function runMain(main) {
  try {
    process.exitCode = await main()
  } catch (error) {
    if (!(error instanceof SetupError)) throw error
    console.error(`[lumbre] ${error.message}`)
    process.exitCode = 1
  }
}

/** A problem that the person at the keyboard can solve: shown in one line, without a stack trace. */
export class UserError extends Error {
  /**
   * @param {string} message
   * @param {number} [exitCode] 2 when the command line was not understood
   */
  constructor(message, exitCode = 1) {
    super(message)
    this.name = 'UserError'
    this.exitCode = exitCode
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
 * Runs a program: a problem that its user can solve is one line and an exit code.
 * @param {() => Promise<void>} main
 */
export async function runMain(main) {
  try {
    await main()
  } catch (error) {
    // A command that was made one file has its own copy of the class.
    if (!(error instanceof Error && error.name === 'UserError')) throw error
    console.error(error.message)
    process.exitCode = 'exitCode' in error ? Number(error.exitCode) : 1
  }
}

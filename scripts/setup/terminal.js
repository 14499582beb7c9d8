/**
 * Prints one line of progress.
 * @param {string} message
 */
export function say(message) {
  console.error(`[lumbre] ${message}`)
}

/**
 * Runs a program. An error that its user can solve is printed on one line and sets the exit code.
 *
 * @param {() => Promise<void>} main
 */
export async function runMain(main) {
  try {
    await main()
  } catch (error) {
    // A bundled command has its own copy of the class. What a command cannot read or write was named
    // by its user.
    const isUsers = error instanceof Error && (error.name === 'UserError' || 'syscall' in error)
    if (!isUsers) throw error
    console.error(error.message)
    process.exitCode = 'exitCode' in error ? Number(error.exitCode) : 1
  }
}

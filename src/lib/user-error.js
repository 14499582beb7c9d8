/**
 * A problem that the user can solve, shown on one line without a stack trace. Plain JavaScript,
 * because the set-up throws it before packages are installed.
 */
export class UserError extends Error {
  /**
   * @param {string} message
   * @param {number} [exitCode] 2 if the command line is invalid
   */
  constructor(message, exitCode = 1) {
    super(message)
    this.name = 'UserError'
    this.exitCode = exitCode
  }
}

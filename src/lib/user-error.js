/**
 * A problem that the person at the keyboard can solve: shown in one line, without a stack trace. Plain
 * JavaScript: the set-up throws it before there are packages.
 */
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

import { existsSync } from 'node:fs'
import path from 'node:path'

/**
 * What a surrounding `npm start` or `npm test` may hand down that would make the `npm ci` inside it
 * install less, install elsewhere or only pretend to.
 */
const misleading =
  /^(node_env|npm_(lifecycle_.*|package_.*|command|config_(global|location|omit|include|only|production|dev|also|dry_run|workspaces?|include_workspace_root|package_lock|package_lock_only|local_prefix|install_strategy|global_style|json|parseable)))$/i

/**
 * The environment for an npm inside npm: registry, proxy and cache settings stay.
 * @param {Record<string, string | undefined>} env
 * @returns {Record<string, string | undefined>}
 */
export function npmEnvironment(env) {
  return Object.fromEntries(Object.entries(env).filter(([name]) => !misleading.test(name)))
}

/**
 * How to run npm: its own script with this Node where it can be found, which needs no shell on any
 * platform; otherwise the command on the PATH.
 * @param {object} machine
 * @param {Record<string, string | undefined>} machine.env
 * @param {string} machine.execPath
 * @param {string} machine.platform
 * @param {(file: string) => boolean} [machine.fileExists]
 * @returns {{ command: string, args: string[], shell: boolean }}
 */
export function npmCommand({ env, execPath, platform, fileExists = existsSync }) {
  const isWindows = platform === 'win32'
  const { dirname, join } = isWindows ? path.win32 : path.posix
  const modules = isWindows ? 'node_modules' : join('..', 'lib', 'node_modules')
  const candidates = [
    env.npm_execpath ?? '',
    join(dirname(execPath), modules, 'npm', 'bin', 'npm-cli.js'),
  ]
  const script = candidates.find((file) => /[\\/]npm-cli\.c?js$/.test(file) && fileExists(file))
  if (script) return { command: execPath, args: [script], shell: false }
  // A .cmd file starts through a shell only; every argument that follows is a constant.
  return isWindows
    ? { command: 'npm.cmd', args: [], shell: true }
    : { command: 'npm', args: [], shell: false }
}

import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync, readdirSync, statSync } from 'node:fs'
import os from 'node:os'
import { browserPlaces } from './browser-places.js'
import { SetupError, say } from './messages.js'
import { root } from './root.js'

/** @typedef {import('./browser-places.js').Machine} Machine */

/**
 * The first browser that exists and works: CHROME_PATH, an installed one, Playwright's download.
 * A CHROME_PATH that is set but of no use is an error: nobody wants another browser in its stead.
 * @param {Machine} machine
 * @param {(file: string) => boolean} [works]
 * @returns {string | undefined}
 */
export function findBrowser(machine, works = () => true) {
  const chosen = machine.env.CHROME_PATH
  if (!chosen) {
    return browserPlaces(machine).find((file) => machine.fileExists(file) && works(file))
  }
  if (!machine.fileExists(chosen)) {
    throw new SetupError(
      `CHROME_PATH is ${chosen}, and there is no such program. Correct it, or unset it to use the browser that is installed.`,
    )
  }
  if (!works(chosen)) {
    throw new SetupError(`CHROME_PATH is ${chosen}, and it does not start.`)
  }
  return chosen
}

/**
 * Finds a browser for the tests or installs one, and returns its path.
 * @returns {string}
 */
export function ensureBrowser() {
  const machine = thisMachine()
  const found = findBrowser(machine, starts)
  if (found) return announce(found)

  if (!canInstall()) throw new SetupError(missingBrowserMessage(machine.platform))
  installChromium()
  const installed = findBrowser(machine, starts)
  if (installed) return announce(installed)
  throw new SetupError(missingBrowserMessage(machine.platform))
}

/**
 * @param {string} platform
 * @returns {string}
 */
function missingBrowserMessage(platform) {
  const way =
    platform === 'linux'
      ? 'Install one (on Debian: sudo apt-get install chromium)'
      : 'Install Google Chrome, Chromium or Microsoft Edge'
  return `The browser tests need a Chromium-based browser, and none was found that starts. ${way}, or set CHROME_PATH to the one to use, and run the same command again.`
}

/** @returns {Machine} */
function thisMachine() {
  return {
    env: process.env,
    platform: process.platform,
    home: os.homedir(),
    root,
    fileExists: isProgram,
    listFolder: (folder) => (existsSync(folder) ? readdirSync(folder) : []),
  }
}

/** @param {string} file */
function isProgram(file) {
  try {
    accessSync(file, constants.X_OK)
    return statSync(file).isFile()
  } catch {
    return false
  }
}

/**
 * Some distributions ship a `chromium` that only explains how to install one.
 * @param {string} file
 */
function starts(file) {
  return versionOf(file) !== ''
}

/**
 * @param {string} file
 * @returns {string}
 */
function versionOf(file) {
  // On Windows the browser ignores --version and opens a window.
  if (process.platform === 'win32') return 'browser'
  const { status, stdout } = spawnSync(file, ['--version'], { encoding: 'utf8', timeout: 60_000 })
  return status === 0 ? stdout.trim() : ''
}

/** @param {string} file */
function announce(file) {
  say(`Browser for the tests: ${versionOf(file)} at ${file}.`)
  return file
}

function canInstall() {
  const isRoot = process.getuid?.() === 0
  return isRoot && existsSync('/etc/debian_version') && existsSync('/usr/bin/apt-get')
}

function installChromium() {
  say('No browser found: installing chromium from the Debian packages.')
  aptGet('update')
  aptGet('install', '-y', '--no-install-recommends', 'chromium')
}

/** @param {string[]} args */
function aptGet(...args) {
  const { status } = spawnSync('apt-get', ['-q', '-o', 'DPkg::Lock::Timeout=300', ...args], {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  if (status !== 0) {
    throw new SetupError(
      `apt-get ${args[0]} failed, so there is no browser for the tests. Install chromium by hand, or set CHROME_PATH.`,
    )
  }
}

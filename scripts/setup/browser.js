import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { chromium } from 'playwright-core'
import { UserError } from '../../src/lib/user-error.js'
import { aptGet, mayInstall } from './debian.js'
import { say } from './terminal.js'

/**
 * Lets a headless browser run on machines without a network, a screen or a user account, with the
 * same letter widths in the headless shell as on a screen.
 */
export const browserArguments = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
]

/**
 * The path of a browser that starts: CHROME_PATH, an installed one, Playwright's download, or, as
 * root on Debian, the distribution's package, which is then installed.
 *
 * @returns {string}
 */
export function ensureBrowser() {
  const found = findBrowser() || installChromium()
  if (found) return found
  const way =
    process.platform === 'linux'
      ? 'Install one (on Debian: sudo apt-get install chromium)'
      : 'Install Google Chrome, Chromium or Microsoft Edge'
  throw new UserError(
    `A Chromium-based browser is needed, and none was found that starts. ${way}, or set CHROME_PATH to the one to use.`,
  )
}

/**
 * The path of an installed browser that starts.
 *
 * @returns {string | undefined}
 */
export function findBrowser() {
  const chosen = process.env.CHROME_PATH
  if (chosen && !starts(chosen))
    throw new UserError(`CHROME_PATH is ${chosen}, which does not start. Correct it, or unset it.`)
  return chosen || browserPaths().find(starts)
}

/** The paths where this machine may have a browser, in order of preference. */
const browserPaths = () => [...installedPaths(), chromium.executablePath()]

function installedPaths() {
  const { platform, env } = process
  if (platform === 'darwin')
    return ['Google Chrome', 'Chromium', 'Microsoft Edge'].flatMap((name) =>
      ['/', os.homedir()].map((base) =>
        path.join(base, `Applications/${name}.app/Contents/MacOS/${name}`),
      ),
    )
  if (platform === 'win32') {
    const bases = [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA]
    return ['Google\\Chrome\\Application\\chrome.exe', 'Microsoft\\Edge\\Application\\msedge.exe']
      .flatMap((file) => bases.map((base) => base && path.win32.join(base, file)))
      .filter((file) => file !== undefined && file !== '')
  }
  const folders = (env.PATH ?? '').split(':').filter(Boolean)
  // The shell is Chromium without windows, with a third of the CPU time for a page: docs/speed.md.
  return [shell, 'google-chrome', 'chromium', 'chromium-browser', 'microsoft-edge'].flatMap(
    (name) => folders.map((folder) => path.join(folder, name)),
  )
}

const shell = 'chromium-headless-shell'

/**
 * Some distributions ship a `chromium` that only explains how to install one.
 * @param {string} file
 */
function starts(file) {
  try {
    accessSync(file, constants.X_OK)
  } catch {
    return false
  }
  // On Windows the browser ignores --version and opens a window.
  if (process.platform === 'win32') return true
  return spawnSync(file, ['--version'], { timeout: 60_000 }).status === 0
}

/** @returns {string | undefined} */
function installChromium() {
  if (!mayInstall()) return undefined
  say(`No browser found: installing ${shell} from the Debian packages.`)
  if (aptGet('update') !== 0) throw new UserError('apt-get update failed, so there is no browser.')
  // Not every release has the shell as a separate package; fonts with the metrics of Arial are a
  // dependency of Chromium alone.
  if (![shell, 'chromium'].some((name) => aptGet('install', '-y', name, 'fonts-liberation') === 0))
    throw new UserError('apt-get install failed, so there is no browser.')
  return browserPaths().find(starts)
}

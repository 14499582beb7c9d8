import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { aptGet, mayInstall } from '../../scripts/setup/debian.js'
import { say, UserError } from '../../scripts/setup/user-error.js'
import { installPackages } from '../install-packages.ts'
import type { Browser } from './page.ts'

type Puppeteer = { launch: (options: object) => Promise<Browser> }

/**
 * Playwright can only control its own build of Firefox; Puppeteer controls any by WebDriver BiDi.
 */
const packages = { 'puppeteer-core': '24.43.1' }

const names = ['firefox-esr', 'firefox']
const starts = (file: string) => spawnSync(file, ['--version'], { stdio: 'ignore' }).status === 0

/**
 * FIREFOX_PATH, an installed Firefox or, as root on Debian, the distribution's package, which is
 * then installed.
 */
function ensureFirefox(): string {
  const chosen = process.env.FIREFOX_PATH
  if (chosen && !starts(chosen))
    throw new UserError(`FIREFOX_PATH is ${chosen}, which does not start. Correct it, or unset it.`)
  const found = chosen || names.find(starts)
  if (found) return found
  if (!mayInstall())
    throw new UserError(
      'Firefox is needed. Install it (on Debian: sudo apt-get install firefox-esr), or set FIREFOX_PATH to the one to use.',
    )
  say('No Firefox found: installing firefox-esr from the Debian packages.')
  if (aptGet('update') !== 0 || aptGet('install', '-y', 'firefox-esr', 'fonts-liberation') !== 0)
    throw new UserError('apt-get failed, so there is no Firefox.')
  return 'firefox-esr'
}

/** The full path of a program in PATH. */
const whereIs = (name: string) =>
  path.isAbsolute(name)
    ? name
    : spawnSync('which', [name], { encoding: 'utf8' }).stdout.trim() || name

/**
 * Starts Firefox without windows.
 *
 * @param folder where Puppeteer is installed if it is missing
 */
export async function openFirefox(folder: string): Promise<Browser> {
  const executablePath = whereIs(ensureFirefox())
  installPackages(folder, packages)
  const { resolve } = createRequire(path.join(folder, 'package.json'))
  // A package outside the project, so the compiler cannot know it.
  const module: unknown = await import(pathToFileURL(resolve('puppeteer-core')).href)
  const { default: puppeteer } = module as { default: Puppeteer }
  return puppeteer.launch({ browser: 'firefox', executablePath, headless: true })
}

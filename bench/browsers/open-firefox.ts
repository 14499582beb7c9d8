import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { installFromDebian } from '../../scripts/setup/debian.js'
import { UserError } from '../../src/lib/user-error.js'
import { importFrom, installPackages } from '../install-packages.ts'
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
  const otherWay = ', or set FIREFOX_PATH to the one to use'
  installFromDebian('Firefox', ['firefox-esr', 'fonts-liberation'], otherWay)
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
  const module = (await importFrom(folder, 'puppeteer-core')) as { default: Puppeteer }
  return module.default.launch({ browser: 'firefox', executablePath, headless: true })
}

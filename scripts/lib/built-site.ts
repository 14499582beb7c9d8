import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { filesBelow } from '../../src/site/output-folder.ts'
import { UserError } from '../setup/user-error.js'

/** @throws {UserError} when a folder holds no built site */
export function requireBuiltSite(dir: string): void {
  if (!existsSync(path.join(dir, 'index.html')))
    throw new UserError(`There is no built site in ${dir}. Build it with: npm run build`, 2)
}

/** The base path that a build wrote down beside its pages, if it did. */
export function builtBase(dir: string): string {
  const file = path.join(dir, 'lumbre.json')
  if (!existsSync(file)) return '/'
  const { basePath }: { basePath?: unknown } = JSON.parse(readFileSync(file, 'utf8'))
  return typeof basePath === 'string' ? basePath : '/'
}

/** The paths of a built site's pages, without its base. Former addresses show nothing and are none. */
export function builtUrls(dir: string): string[] {
  const sendsOn = (file: string) =>
    readFileSync(path.join(dir, file), 'utf8').includes('http-equiv="refresh"')
  return filesBelow(dir)
    .filter((file) => file.endsWith('.html') && !sendsOn(file))
    .map((file) => (file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`))
}

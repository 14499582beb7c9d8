import { existsSync } from 'node:fs'
import path from 'node:path'
import { UserError } from '../../src/lib/user-error.js'

/** @throws {UserError} when a folder holds no built site */
export function requireBuiltSite(dir: string): void {
  if (!existsSync(path.join(dir, 'index.html')))
    throw new UserError(`There is no built site in ${dir}. Build it with: npm run build`, 2)
}

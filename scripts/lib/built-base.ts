import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** The base path that a build wrote down beside its pages, if it did. */
export function builtBase(dir: string): string {
  const file = path.join(dir, 'lumbre.json')
  if (!existsSync(file)) return '/'
  const { basePath }: { basePath?: unknown } = JSON.parse(readFileSync(file, 'utf8'))
  return typeof basePath === 'string' ? basePath : '/'
}

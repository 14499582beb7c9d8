import { readFileSync } from 'node:fs'
import path from 'node:path'
import { filesBelow } from '../../src/site/output-folder.ts'

/** The paths of a built site's pages, without its base. Former addresses show nothing and are none. */
export function builtUrls(dir: string): string[] {
  const sendsOn = (file: string) =>
    readFileSync(path.join(dir, file), 'utf8').includes('http-equiv="refresh"')
  return filesBelow(dir)
    .filter((file) => file.endsWith('.html') && !sendsOn(file))
    .map((file) => (file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`))
}

import { spawnSync } from 'node:child_process'
import { relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runNpm } from '../lib/run-npm.js'
import type { Finding } from './finding.ts'

type Message = { url?: string; lastLine?: number; message: string }

/**
 * Messages to ignore: the checker's knowledge of CSS is older than the browsers', a slash at the
 * end of a tag is written by React, and a skipped heading level is only a warning of `npm run
 * check`, which does not prevent publication.
 */
const ignored = 'CSS: .*|Trailing slash .*|The heading .* skipping .*'

/**
 * Checks the pages of a folder with the Nu HTML checker of the W3C, which npm fetches.
 *
 * @returns its findings, or what it needs and is missing
 */
export function checkHtml(dir: string): Finding[] | { missing: string } {
  if (spawnSync('java', ['-version']).status !== 0)
    return { missing: 'Java 11 or newer (on Debian: apt-get install default-jre-headless)' }
  const options = ['--skip-non-html', '--errors-only', '--format', 'json']
  const { stderr } = runNpm(
    ['exec', '--yes', 'vnu-jar@26.9.27', '--', ...options, '--filterpattern', ignored, dir],
    { maxBuffer: 1 << 28 },
  )
  const json = stderr.split('\n').find((line) => line.startsWith('{'))
  if (!json) return { missing: `the package vnu-jar: ${stderr.trim().split('\n').at(-1)}` }
  const { messages }: { messages: Message[] } = JSON.parse(json)
  return messages.map(({ url, lastLine, message }) => ({
    file: url ? relative(resolve(dir), fileURLToPath(url)).replaceAll('\\', '/') : dir,
    line: lastLine,
    code: 'html',
    message,
  }))
}

import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The packages whose fonts are published as files, and whose icons are drawn into pages. */
const assets = [
  '@fontsource-variable/piazzolla',
  '@fontsource-variable/instrument-sans',
  '@phosphor-icons/core',
]

type Notice = { name: string; version: string; identifier?: string; text?: string }

function assetNotice(root: string, name: string): Notice {
  const read = (file: string) => readFileSync(join(root, 'node_modules', name, file), 'utf8')
  const { version, license } = JSON.parse(read('package.json'))
  return { name, version, identifier: license, text: read('LICENSE').trim() }
}

/**
 * The licences of all third-party code, fonts and icons in the site, whose terms require them to be
 * included.
 *
 * @param program folder of the program, in which Vite has listed the packages that its code uses
 */
export function thirdPartyNotices(root: string, program: string): string {
  const listed = readFileSync(join(program, 'client/licences.json'), 'utf8')
  const code: Notice[] = JSON.parse(listed)
  const notices = [...code, ...assets.map((name) => assetNotice(root, name))]
  return notices
    .map(
      ({ name, version, identifier, text = '' }) =>
        `${name} ${version} (${identifier})\n\n${text}\n`,
    )
    .join(`\n${'-'.repeat(72)}\n\n`)
}

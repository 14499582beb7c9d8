import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Packages of which something is in the published files. */
const published = [
  'react',
  'react-dom',
  'scheduler',
  'react-router',
  'react-router-dom',
  '@emotion/react',
  '@emotion/cache',
  '@emotion/serialize',
  '@emotion/utils',
  '@emotion/sheet',
  '@emotion/hash',
  '@emotion/memoize',
  'stylis',
  'swiper',
  '@orama/stemmers',
  '@phosphor-icons/core',
  '@fontsource-variable/piazzolla',
  '@fontsource-variable/instrument-sans',
]

type PackageJson = { name: string; version: string; license: string }

function noticeOf(root: string, name: string): string {
  const folder = join(root, 'node_modules', name)
  if (!existsSync(folder))
    throw new Error(`${name} is listed in third-party-notices.ts and not installed`)
  const { version, license }: PackageJson = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  )
  return [`${name} ${version} (${license})`, ...licencesIn(folder)].join('\n\n')
}

/** Texts of the licence files of a folder; some packages have a folder of them. */
function licencesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => /^licen[cs]e/i.test(name))
    .flatMap((entry) => {
      const path = join(folder, entry.name)
      return entry.isDirectory() ? licencesIn(path) : [readFileSync(path, 'utf8').trim()]
    })
}

/** The licences of everything in the site that others made: their terms ask for it. */
export function thirdPartyNotices(root: string): string {
  return `${published.map((name) => noticeOf(root, name)).join(`\n\n${'-'.repeat(72)}\n\n`)}\n`
}

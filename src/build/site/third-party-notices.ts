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
  'stylis',
  'swiper',
  'pagefind',
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
  const file = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name)
    .find((candidate) => /^licen[cs]e/i.test(candidate))
  const text = file ? readFileSync(join(folder, file), 'utf8').trim() : ''
  return `${name} ${version} (${license})\n\n${text}`.trim()
}

/** The licences of everything in the site that others made: their terms ask for it. */
export function thirdPartyNotices(root: string): string {
  return `${published.map((name) => noticeOf(root, name)).join(`\n\n${'-'.repeat(72)}\n\n`)}\n`
}

import { readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { LoadedEntry } from '../loaded-entry.ts'
import type { Problem } from '../problem.ts'
import { nearest } from '../text/nearest.ts'
import { faultsInFields } from './problem-at.ts'

let known: Set<string> | undefined

/** The names of the icons of Phosphor. */
export function readIconNames(): Set<string> {
  const { resolve } = createRequire(import.meta.url)
  const folder = join(dirname(dirname(resolve('@phosphor-icons/core'))), 'assets/regular')
  known ??= new Set(readdirSync(folder).map((file) => file.replace(/\.svg$/, '')))
  return known
}

/** Every icon that a field names must be one of the set. */
export function checkIcons(entries: readonly LoadedEntry[], icons: ReadonlySet<string>): Problem[] {
  return entries.flatMap((entry) =>
    faultsInFields(entry, 'icon', ({ value }) => {
      // A name in the wrong form has its problem already.
      if (icons.has(value) || !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(value)) return undefined
      const proposal = nearest(value, icons)
      return { code: 'icon-missing', data: { name: value, proposal }, becomes: proposal }
    }),
  )
}

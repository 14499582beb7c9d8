import { readdir } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { didYouMean } from '../fields/nearest.ts'
import { quoted } from '../fields/phrase.ts'
import { findingAt, type LoadedEntry } from '../loaded-entry.ts'
import type { Diagnostic } from '../report/diagnostic.ts'

let known: Promise<Set<string>> | undefined

/** The names of the icons of Phosphor. */
export function readIconNames(): Promise<Set<string>> {
  const { resolve } = createRequire(import.meta.url)
  const folder = join(dirname(dirname(resolve('@phosphor-icons/core'))), 'assets/regular')
  known ??= readdir(folder).then(
    (files) => new Set(files.map((file) => file.replace(/\.svg$/, ''))),
  )
  return known
}

/** Every icon that a field names must be one of the set. */
export function checkIcons(
  entries: readonly LoadedEntry[],
  icons: ReadonlySet<string>,
): Diagnostic[] {
  return entries.flatMap((entry) =>
    entry.marks
      // A name in the wrong form has its finding already.
      .filter(({ kind, value }) => kind === 'icon' && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(value))
      .filter(({ value }) => !icons.has(value))
      .map(({ value, path }) =>
        findingAt(entry, path, {
          code: 'icon-missing',
          message: `No hay un icono ${quoted(value)}.`,
          hint: didYouMean(value, icons) ?? 'Búscalo, en inglés, en https://phosphoricons.com',
        }),
      ),
  )
}

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { today } from '../../lib/build-date.ts'
import { compare } from '../../lib/compare.ts'
import { hashOf } from '../../lib/hash.ts'
import type { Store } from '../store.ts'
import { git } from './git.ts'

/** The dates of the last commits of files below content/, by path, or why they are not known. */
type LastCommits = { days: Readonly<Record<string, string>>; fault?: string }

const record = 'commits'

/**
 * The date on which each file below content/ was last committed. Git is asked once for each HEAD,
 * for all files together. Without Git no dates are known, nor in a partial history, whose oldest
 * commit would seem to have changed every file.
 */
export function lastCommits(root: string, store: Store): LastCommits {
  const state = git(root, ['rev-parse', '--is-shallow-repository', '--verify', 'HEAD'])
  // A copy of the project elsewhere in the repository has a history of its own.
  const folder = git(root, ['rev-parse', '--show-prefix'])
  if (state === undefined)
    return { days: {}, ...(existsSync(join(root, '.git')) && { fault: refused }) }
  const [isShallow, commit = ''] = state.split('\n')
  const head = folder ? `${commit}-${hashOf(folder)}` : commit
  if (isShallow === 'true') return { days: {}, fault: shallow }
  const known = store.read<Record<string, string>>(record, head)
  if (known) return { days: known }
  const names = ['-z', '--name-only', '--no-renames', '--relative', '--format=%x01%ct']
  // Whatever the settings of this computer's Git add to a log or leave out of it.
  const settled = ['--no-show-signature', '--no-follow', '--root']
  const log = git(root, ['log', ...settled, ...names, '--', 'content'])
  if (log === undefined) return { days: {} }
  const days = daysIn(log)
  store.write(record, head, days)
  return { days }
}

const refused =
  'Git no da el historial de esta carpeta, p. ej. porque es de otro usuario: sin `updated`, la fecha del último cambio de un artículo es la de su publicación. La causa la dice: git log'

const shallow =
  'Este clon solo trae una parte del historial: sin `updated`, la fecha del último cambio de un artículo es la de su publicación. Tráelo completo con: git fetch --unshallow'

/** The log is newest first, so the first mention of a file is its last commit. */
function daysIn(log: string): Record<string, string> {
  const days = new Map<string, string>()
  let day = ''
  // A name may contain a line break; Git also puts one before the first name of a commit.
  for (const word of log.split(/\0\n?/))
    if (word.startsWith('\u0001')) day = today(new Date(Number(word.slice(1)) * 1000))
    else if (word && !days.has(word)) days.set(word, day)
  return Object.fromEntries([...days].sort(([a], [b]) => compare(a, b)))
}

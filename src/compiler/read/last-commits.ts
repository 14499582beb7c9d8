import { today } from '../../lib/build-date.ts'
import type { Store } from '../store.ts'
import { git } from './git.ts'

/** Days of the last commits of files below content/, by path, or why nobody can say. */
type LastCommits = { days: Readonly<Record<string, string>>; fault?: string }

const record = 'commits'

/**
 * The day on which each file below content/ was last committed. Git is asked once for each HEAD,
 * for all files together. Where there is no Git nothing is known; of a part of a history, neither: its
 * oldest commit would seem to have changed everything.
 */
export function lastCommits(root: string, store: Store): LastCommits {
  const state = git(root, ['rev-parse', '--is-shallow-repository', '--verify', 'HEAD'])
  if (state === undefined) return { days: {} }
  const [isShallow, head = ''] = state.split('\n')
  if (isShallow === 'true') return { days: {}, fault: shallow }
  const known = store.read<Record<string, string>>(record, head)
  if (known) return { days: known }
  const names = ['log', '-z', '--name-only', '--no-renames', '--relative', '--format=%x01%ct']
  const log = git(root, [...names, '--', 'content'])
  if (log === undefined) return { days: {} }
  const days = daysIn(log)
  store.write(record, head, days)
  return { days }
}

const shallow =
  'Este clon solo trae una parte del historial: sin `updated`, la fecha del último cambio de un artículo es la de su publicación. Tráelo completo con: git fetch --unshallow'

/** Newest first: what comes later in the log is older. */
function daysIn(log: string): Record<string, string> {
  const days = new Map<string, string>()
  let day = ''
  for (const word of log.split(/[\0\n]+/))
    if (word.startsWith('\u0001')) day = today(new Date(Number(word.slice(1)) * 1000))
    else if (word && !days.has(word)) days.set(word, day)
  return Object.fromEntries([...days].sort(([a], [b]) => (a < b ? -1 : 1)))
}

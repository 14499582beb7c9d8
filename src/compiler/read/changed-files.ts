import { spawnSync } from 'node:child_process'

/** Files below content/ that differ from a point of the history, or why nobody can say. */
export type ChangedFiles = { files: ReadonlySet<string> } | { fault: string }

/**
 * Files that differ from where this branch left a Git ref, or from the ref itself where the history
 * does not say: committed or not, and new ones.
 *
 * @param ref a branch, tag or commit, e.g. `origin/main`
 */
export function changedFiles(root: string, ref: string): ChangedFiles {
  const git = (...args: string[]) =>
    spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28 })
  const inside = git('rev-parse', '--is-inside-work-tree', '--is-shallow-repository')
  if (inside.error) return { fault: '--changed necesita Git, y no está instalado.' }
  const [isInside, isShallow] = inside.stdout.trim().split('\n')
  if (isInside !== 'true')
    return {
      fault: 'Esta carpeta no es un repositorio de Git: --changed no tiene con qué comparar.',
    }
  const verified = git('rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`)
  if (verified.status !== 0) return { fault: unknownRef(ref, isShallow === 'true') }
  const tip = verified.stdout.trim()
  const base = git('merge-base', tip, 'HEAD').stdout.trim() || tip
  const lists = [
    git('diff', '--name-only', '--no-renames', '--relative', '-z', base, '--', 'content'),
    git('ls-files', '--others', '--exclude-standard', '-z', '--', 'content'),
  ]
  const failed = lists.find(({ status }) => status !== 0)
  if (failed) return { fault: `Git no pudo comparar: ${failed.stderr.trim()}` }
  return { files: new Set(lists.flatMap(({ stdout }) => stdout.split('\0').filter(Boolean))) }
}

const unknownRef = (ref: string, isShallow: boolean) =>
  isShallow
    ? `Git no conoce "${ref}": este clon solo trae una parte del historial. Tráelo con: git fetch --unshallow`
    : `Git no conoce "${ref}". Escribe una rama, una etiqueta o un commit: --changed origin/main`

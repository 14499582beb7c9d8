import { spawnSync } from 'node:child_process'
import { mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'

function git(root: string, words: readonly string[], env: NodeJS.ProcessEnv = {}) {
  const { status, stdout } = spawnSync('git', words, {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, ...env },
  })
  return status === 0 ? stdout.trim() : undefined
}

/** The commit to compare with, or why there is none, in Spanish. */
export type Base = { commit: string; note?: string } | { missing: string }

/**
 * The commit from which the work of a reference's branch and of this one parted. Where the history
 * does not reach so far back, as in a shallow clone, it is the reference itself.
 */
export function findBase(root: string, ref: string): Base {
  if (git(root, ['rev-parse', '--git-dir']) === undefined)
    return { missing: 'Esta carpeta no es un repositorio de Git: no hay con qué comparar.' }
  const commit = git(root, [
    'rev-parse',
    '--verify',
    '--quiet',
    '--end-of-options',
    `${ref}^{commit}`,
  ])
  if (!commit)
    return {
      missing: `Git no encuentra «${ref}» en este repositorio: no hay con qué comparar. Si está en el servidor, tráelo con «git fetch --depth 1 origin ${ref}».`,
    }
  const parted = git(root, ['merge-base', commit, 'HEAD'])
  if (parted) return { commit: parted }
  return {
    commit,
    note: `Falta la historia que une «${ref}» con este cambio, como en un clon parcial: se compara con «${ref}» tal cual.`,
  }
}

/**
 * Writes the files of a commit to a folder that does not exist yet, whole or not at all. The index
 * and the working tree are not touched.
 *
 * @returns whether Git could
 */
export function exportCommit(root: string, commit: string, folder: string): boolean {
  const unfinished = `${folder}.${process.pid}`
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(unfinished, { recursive: true })
  const env = { GIT_INDEX_FILE: join(unfinished, '.index') }
  const done =
    git(root, ['read-tree', commit], env) !== undefined &&
    git(root, ['checkout-index', '--all', '--force', `--prefix=${unfinished}/`], env) !== undefined
  rmSync(env.GIT_INDEX_FILE, { force: true })
  if (done) renameSync(unfinished, folder)
  else rmSync(unfinished, { recursive: true, force: true })
  return done
}

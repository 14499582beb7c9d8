import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { UserError } from '../../lib/user-error.js'

/** The output of Git in a folder, or `undefined` where it fails. */
export function git(
  root: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): string | undefined {
  const { status, stdout } = spawnSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 29,
    env: { ...process.env, ...env },
  })
  return status === 0 ? stdout.trim() : undefined
}

/** The commit to compare with, or in Spanish why there is none. */
type Base = { commit: string; note?: string } | { missing: string }

/**
 * The merge base of a reference and HEAD. Where the history does not reach that far back, as in a
 * shallow clone, it is the reference itself.
 *
 * @param ref a branch, tag or commit, e.g. `origin/main`
 */
export function findBase(root: string, ref: string): Base {
  if (git(root, ['rev-parse', '--git-dir']) === undefined) {
    if (!git(root, ['--version']))
      return { missing: 'Git no está instalado: no hay con qué comparar.' }
    return {
      missing: existsSync(join(root, '.git'))
        ? 'Git no da el historial de esta carpeta, p. ej. porque es de otro usuario: no hay con qué comparar. La causa la dice: git log'
        : 'Esta carpeta no es un repositorio de Git: no hay con qué comparar.',
    }
  }
  const verify = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`]
  const commit = git(root, verify)
  if (!commit)
    return {
      missing: `Git no encuentra «${ref}» en este repositorio: no hay con qué comparar. Si está en el servidor, tráelo con «${fetching(root, ref)}».`,
    }
  const parted = git(root, ['merge-base', commit, 'HEAD'])
  if (parted) return { commit: parted }
  return {
    commit,
    note: `Falta la historia que une «${ref}» con este cambio, como en un clon parcial: se compara con «${ref}» tal cual.`,
  }
}

/**
 * The command that fetches a branch under the name by which `ref` finds it, or all history. Only in
 * a shallow clone it limits the depth: that would truncate a complete one.
 */
function fetching(root: string, ref: string): string {
  const isShallow = git(root, ['rev-parse', '--is-shallow-repository']) === 'true'
  const [, remote, branch] = /^(origin\/)?([\w./-]+)$/.exec(ref) ?? []
  if (branch === undefined) return isShallow ? 'git fetch --unshallow' : 'git fetch origin'
  const depth = isShallow ? '--depth 1 ' : ''
  return `git fetch ${depth}origin ${branch}:${remote ? `refs/remotes/${ref}` : branch}`
}

/**
 * Files below a folder that differ from the base of a reference, whether committed or not, including
 * new ones; by their paths from the root.
 *
 * @throws {UserError} when Git cannot tell
 */
export function changedFiles(root: string, ref: string, folder: string): ReadonlySet<string> {
  const base = findBase(root, ref)
  if ('missing' in base) throw new UserError(base.missing, 2)
  const names = ['diff', '--name-only', '--no-renames', '--relative', '-z', base.commit]
  const lists = [
    git(root, [...names, '--', folder]),
    git(root, ['ls-files', '--others', '--exclude-standard', '-z', '--', folder]),
  ]
  const files = new Set<string>()
  for (const list of lists) {
    if (list === undefined) throw new UserError(`Git no pudo comparar con «${ref}».`, 2)
    for (const file of list.split('\0')) if (file) files.add(file)
  }
  return files
}

import { type SpawnSyncReturns, spawnSync } from 'node:child_process'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { join } from 'node:path'
import { changedFiles, findBase, git } from '../compiler/read/git.ts'
import type { Printed } from '../compiler/report/printed.ts'
import { compare } from '../lib/compare.ts'
import { ifReadable } from '../lib/if-readable.ts'
import { copySources, linkPackages, shareBuilt } from './copy-sources.ts'

export type StateOptions = {
  /** Also publishes drafts and articles with a future date. */
  drafts: boolean
  /** The build date of both builds. */
  buildDate: string
}

/** A state of the project in a folder of its own, built as far as possible. */
type BuiltState = {
  folder: string
  /** Absent when it could not be built. */
  dist?: string
  /** The problems that `npm run check` finds; absent when its output could not be read. */
  problems?: Printed[]
  /** What could not be done, in Spanish. */
  notes: string[]
}

export type TwoStates = {
  /** Absent when there is nothing to compare with. */
  base?: BuiltState & { commit: string }
  head: BuiltState
  /** The files of the project that differ, by their paths. */
  files: string[]
  /** What could not be compared, in Spanish. */
  notes: string[]
}

/** How many bases are kept for later reviews. */
const keptBases = 3

/**
 * Builds the base of a reference and the working tree as it is, each in a folder of its own below
 * `.cache/review`; the working tree and its `dist/` are not touched.
 */
export function buildBoth(root: string, ref: string, options: StateOptions): TwoStates {
  const folder = join(root, '.cache/review')
  mkdirSync(folder, { recursive: true })
  const { base, notes } = buildBase(root, folder, ref, options)
  const headFolder = join(folder, 'head')
  copySources(root, headFolder)
  const files = base ? [...changedFiles(root, base.commit, '.')].sort(contentFirst) : []
  linkPackages(root, headFolder)
  shareBuilt(base?.dist ? base.folder : root, headFolder)
  const head = buildState(headFolder, 'el cambio', options)
  // The summary counts its errors, for which it could not be built.
  const said = head.problems?.some(({ severity }) => severity === 'error') ? [] : head.notes
  return { base, head, files, notes: [...notes, ...(base?.notes ?? []), ...said] }
}

const contentFirst = (a: string, b: string) =>
  Number(b.startsWith('content/')) - Number(a.startsWith('content/')) || compare(a, b)

function buildBase(
  root: string,
  folder: string,
  ref: string,
  options: StateOptions,
): Pick<TwoStates, 'base' | 'notes'> {
  const found = findBase(root, ref)
  if ('missing' in found) return { notes: [found.missing] }
  const { commit } = found
  const notes = found.note ? [found.note] : []
  const at = join(folder, `${commit}${options.drafts ? '-borradores' : ''}`)
  if (!existsSync(at) && !exportCommit(root, commit, at))
    return { notes: [...notes, `Git no pudo sacar los archivos de ${commit.slice(0, 7)}.`] }
  removeOldBases(folder, at)
  linkPackages(root, at)
  const installed = join(root, 'package-lock.json')
  const wanted = git(root, ['show', `${commit}:./package-lock.json`])
  if (wanted !== readFileSync(installed, 'utf8').replaceAll('\r\n', '\n').trim())
    notes.push('La base pedía otros paquetes: se construyó con los que están instalados aquí.')
  // With the lockfile of another state, npm would replace the installed packages.
  copyFileSync(installed, join(at, 'package-lock.json'))
  shareBuilt(root, at)
  return { base: { ...buildState(at, 'la base', options), commit }, notes }
}

function removeOldBases(folder: string, current: string): void {
  const bases = readdirSync(folder)
    .filter((name) => /^[0-9a-f]{40}/.test(name))
    .map((name) => join(folder, name))
    .filter((path) => path !== current)
    .sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs)
  for (const path of bases.slice(keptBases - 1)) rmSync(path, { recursive: true, force: true })
}

/**
 * Writes the files of a commit to a folder that does not exist yet, completely or not at all. The
 * index and the working tree are not touched.
 *
 * @returns whether Git succeeded
 */
function exportCommit(root: string, commit: string, folder: string): boolean {
  const unfinished = `${folder}.${process.pid}`
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(unfinished, { recursive: true })
  const env = { GIT_INDEX_FILE: join(unfinished, '.index') }
  // The project may be in a folder of its repository, below whose name Git writes it.
  const prefix = git(root, ['rev-parse', '--show-prefix']) ?? ''
  const tree = prefix ? [`--prefix=${prefix}`, `${commit}:${prefix}`] : [commit]
  const done =
    git(root, ['read-tree', ...tree], env) !== undefined &&
    git(root, ['checkout-index', '--all', '--force', `--prefix=${unfinished}/`], env) !== undefined
  rmSync(env.GIT_INDEX_FILE, { force: true })
  if (done) renameSync(join(unfinished, prefix), folder)
  rmSync(unfinished, { recursive: true, force: true })
  return done
}

function node(folder: string, args: readonly string[], { buildDate }: StateOptions) {
  return spawnSync(process.execPath, args, {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    env: { ...process.env, BUILD_DATE: buildDate, NO_COLOR: '1' },
  })
}

/**
 * Builds a state with its own code, and checks its content. Builds detect by themselves what an
 * earlier one has made in the folder.
 *
 * @param name how the messages refer to it, e.g. `la base`
 */
function buildState(folder: string, name: string, options: StateOptions): BuiltState {
  const notes: string[] = []
  const args = ['scripts/run.js', 'build', '--without-search']
  const build = node(folder, options.drafts ? [...args, '--drafts'] : args, options)
  const isBuilt = build.status === 0
  if (!isBuilt) notes.push(`No se pudo construir ${name}: ${whyNot(build)}`)
  const check = node(folder, ['scripts/run.js', 'check', '--format=json'], options)
  const problems: Printed[] | undefined = ifReadable(() => JSON.parse(check.stdout).problems)
  if (!problems) notes.push(`No se pudo revisar ${name}: faltan sus avisos.`)
  return { folder, notes, problems, dist: isBuilt ? join(folder, 'dist') : undefined }
}

/** The error that ended a build, or its last line: its summary. */
function whyNot({ stdout, stderr }: SpawnSyncReturns<string>): string {
  const lines = `${stdout ?? ''}\n${stderr ?? ''}`
    .split('\n')
    .filter((line) => line.trim() && !line.startsWith('Node.js v'))
  const thrown = lines.find((line) => /^\w*Error\b.*:/.test(line))
  const said = (thrown ?? lines.at(-1))?.trim() ?? 'la construcción no dijo por qué.'
  // That file is in a folder of the review.
  return said.replace(' (more in .cache/failure.log)', '')
}

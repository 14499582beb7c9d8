import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { digestOfAll } from '../compiler/read/digest.ts'
import type { Printed } from '../compiler/report/printed.ts'

/** What is built of a state of the project, and how. */
export type StateOptions = {
  /** Publishes drafts and articles of the future too. */
  drafts: boolean
  /** The one clock of both builds. */
  buildDate: string
}

/** A state of the project in a folder of its own, built as far as it could be. */
export type BuiltState = {
  folder: string
  /** Absent when it could not be built. */
  dist?: string
  /** What `npm run check` says of it; absent when that could not be read. */
  problems?: Printed[]
  /** In Spanish: what could not be done. */
  notes: string[]
}

type Run = { status: number | null; stdout: string; stderr: string }

function node(folder: string, words: readonly string[], { buildDate }: StateOptions): Run {
  return spawnSync(process.execPath, words, {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    env: {
      ...process.env,
      BUILD_DATE: buildDate,
      NO_COLOR: '1',
      // The packages belong to the working tree: no state may install others in their place.
      npm_execpath: join(folder, 'no-installation/npm-cli.js'),
    },
  })
}

/** Runs a command with its drafts; a state that is older than that option runs without. */
function withDrafts(folder: string, words: readonly string[], options: StateOptions) {
  if (!options.drafts) return { run: node(folder, words, options), hasDrafts: true }
  const run = node(folder, [...words, '--drafts'], options)
  if (run.status !== 2) return { run, hasDrafts: true }
  return { run: node(folder, words, options), hasDrafts: false }
}

const stamp = '.cache/review-state.json'

/** What a build depends on besides the files of a commit. */
const keyOf = (folder: string, options: StateOptions) =>
  digestOfAll([
    process.version,
    JSON.stringify(options),
    ...['SITE_URL', 'FORMS_ENDPOINT', 'LUMBRE_NOINDEX'].map((name) => process.env[name] ?? ''),
    readFileSync(join(folder, 'package-lock.json')),
  ])

/**
 * Builds a state that never changes, or takes what was built of it before.
 *
 * @param name how the sentences call it, e.g. `la base`
 */
export function builtOnce(folder: string, name: string, options: StateOptions): BuiltState {
  const key = keyOf(folder, options)
  try {
    const kept: { key: string; state: BuiltState } = JSON.parse(
      readFileSync(join(folder, stamp), 'utf8'),
    )
    if (kept.key === key) return kept.state
  } catch {
    // Never built, or not to its end.
  }
  const state = buildState(folder, name, options)
  if (state.dist) writeFileSync(join(folder, stamp), JSON.stringify({ key, state }))
  return state
}

/** Builds a state with its own code, and has its content checked. */
export function buildState(folder: string, name: string, options: StateOptions): BuiltState {
  const notes: string[] = []
  const build = withDrafts(folder, ['scripts/run.js', 'build', '--without-search'], options)
  const isBuilt = build.run.status === 0
  if (!isBuilt) notes.push(`No se pudo construir ${name}: ${lastLine(build.run)}`)
  if (isBuilt && !build.hasDrafts)
    notes.push(`Los borradores de ${name} no se ven: su código aún no sabe construirlos.`)
  const problems = problemsOf(folder, options)
  if (!problems) notes.push(`No se pudieron leer los avisos de ${name}.`)
  return {
    folder,
    notes,
    ...(isBuilt && { dist: join(folder, 'dist') }),
    ...(problems && { problems }),
  }
}

/** What `npm run check` of a state finds, as its own package.json starts it. */
function problemsOf(folder: string, options: StateOptions): Printed[] | undefined {
  try {
    const { scripts } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
    const [program, ...words] = String(scripts.check).split(' ')
    if (program !== 'node') return undefined
    const { run } = withDrafts(folder, [...words, '--format=json'], options)
    const found = JSON.parse(run.stdout)
    return Array.isArray(found) ? found : found.problems
  } catch {
    return undefined
  }
}

/** The end of what a failed build said: its summary or its sentence. */
function lastLine({ stdout, stderr }: Run): string {
  const lines = `${stdout ?? ''}\n${stderr ?? ''}`.split('\n').filter((line) => line.trim())
  return lines.at(-1)?.trim() ?? 'la construcción no dijo por qué.'
}

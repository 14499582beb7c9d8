import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { digestOfAll } from '../compiler/read/digest.ts'
import type { Printed } from '../compiler/report/printed.ts'
import { ifReadable } from '../lib/if-readable.ts'

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
    },
  })
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
  const kept: { key: string; state: BuiltState } | undefined = ifReadable(() =>
    JSON.parse(readFileSync(join(folder, stamp), 'utf8')),
  )
  // Otherwise never built, or not to its end.
  if (kept?.key === key) return kept.state
  const state = buildState(folder, name, options)
  if (state.dist) writeFileSync(join(folder, stamp), JSON.stringify({ key, state }))
  return state
}

/** Builds a state with its own code, and has its content checked. */
export function buildState(folder: string, name: string, options: StateOptions): BuiltState {
  const notes: string[] = []
  const words = ['scripts/run.js', 'build', '--without-search']
  const build = node(folder, options.drafts ? [...words, '--drafts'] : words, options)
  const isBuilt = build.status === 0
  if (!isBuilt) notes.push(`No se pudo construir ${name}: ${lastLine(build)}`)
  const problems = problemsOf(folder, options)
  if (!problems) notes.push(`No se pudieron leer los avisos de ${name}.`)
  return {
    folder,
    notes,
    ...(isBuilt && { dist: join(folder, 'dist') }),
    ...(problems && { problems }),
  }
}

/** What `npm run check` of a state finds. */
function problemsOf(folder: string, options: StateOptions): Printed[] | undefined {
  const { stdout } = node(folder, ['scripts/run.js', 'check', '--format=json'], options)
  return ifReadable(() => JSON.parse(stdout).problems)
}

/** The end of what a failed build said: its summary or its sentence. */
function lastLine({ stdout, stderr }: Run): string {
  const lines = `${stdout ?? ''}\n${stderr ?? ''}`.split('\n').filter((line) => line.trim())
  return lines.at(-1)?.trim() ?? 'la construcción no dijo por qué.'
}

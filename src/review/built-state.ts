import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import type { Printed } from '../compiler/report/printed.ts'
import { ifReadable } from '../lib/if-readable.ts'

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
    env: { ...process.env, BUILD_DATE: buildDate, NO_COLOR: '1' },
  })
}

/**
 * Builds a state with its own code, and has its content checked. Builds know by themselves what an
 * earlier one has made in the folder.
 *
 * @param name how the sentences call it, e.g. `la base`
 */
export function buildState(folder: string, name: string, options: StateOptions): BuiltState {
  const notes: string[] = []
  const words = ['scripts/run.js', 'build', '--without-search']
  const build = node(folder, options.drafts ? [...words, '--drafts'] : words, options)
  const isBuilt = build.status === 0
  if (!isBuilt) notes.push(`No se pudo construir ${name}: ${lastLine(build)}`)
  const check = node(folder, ['scripts/run.js', 'check', '--format=json'], options)
  const problems: Printed[] | undefined = ifReadable(() => JSON.parse(check.stdout).problems)
  if (!problems) notes.push(`No se pudieron leer los avisos de ${name}.`)
  return { folder, notes, problems, dist: isBuilt ? join(folder, 'dist') : undefined }
}

/** The end of what a failed build said: its summary or its sentence. */
function lastLine({ stdout, stderr }: Run): string {
  const lines = `${stdout ?? ''}\n${stderr ?? ''}`.split('\n').filter((line) => line.trim())
  return lines.at(-1)?.trim() ?? 'la construcción no dijo por qué.'
}

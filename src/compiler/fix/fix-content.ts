import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createTwoFilesPatch, FILE_HEADERS_ONLY } from 'diff'
import { generatedFolder } from '../../content/read-content.ts'
import { filesBelow } from '../../lib/files-below.js'
import { writeWhole } from '../../lib/write-whole.ts'
import { type BuildOptions, openContent } from '../build-content.ts'
import { count } from '../messages/phrase.ts'
import type { Problem } from '../problem.ts'
import { openStore } from '../store.ts'
import type { Repair } from '../text/range.ts'
import { applyRepairs, byFile, keepsText, withoutOverlaps } from './apply-repairs.ts'

export type Repairable = Problem & { repair: Repair }

type Change = { file: string; before: string; after: string }

/** Enough rounds for any file that people write; each repairs all it can. */
const mostRounds = 50

/**
 * Applies every safe repair, round by round until none is left. It works on a copy, so that nobody
 * ever sees a half-repaired file, and writes each file whole at the end.
 *
 * @param only the files to repair; default: all
 */
export async function fixContent(options: BuildOptions, only?: ReadonlySet<string>) {
  const root = resolve(options.root)
  const copy = mkdtempSync(join(tmpdir(), 'lumbre-fix-'))
  try {
    // File by file: a copied folder would keep the mode of one in which nobody may write.
    for (const name of filesBelow(join(root, 'content')))
      cpSync(join(root, 'content', name), join(copy, 'content', name))
    const outDir = resolve(root, options.outDir ?? generatedFolder)
    const store = options.store ?? openStore(join(root, '.cache/store'))
    // Drafts are included, and their errors count like any other.
    const build = openContent({ ...options, root: copy, outDir, store, includeDrafts: true })
    const check = async () => (await build.run()).problems
    const { applied, left } = await repairAll(copy, check, only)
    const changed = new Set(applied.map(({ file }) => file))
    const edits = [...changed].flatMap((file) => {
      const [before, after] = [read(root, file), read(copy, file)]
      return before === after ? [] : [{ file, before, after }]
    })
    // The files as the other repairs would change them.
    const proposed = repaired(copy, left)
    // Files that somebody saved in the meantime; they are left alone.
    const busy = save(root, edits)
    return { applied, edits, proposed, busy }
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}

async function repairAll(
  root: string,
  check: () => Promise<Problem[]>,
  only: ReadonlySet<string> | undefined,
): Promise<{ applied: Repairable[]; left: Repairable[] }> {
  const applied: Repairable[] = []
  /** A repair that does not remove its problem is not tried again. */
  const tried = new Set<string>()
  for (let round = 0; ; round++) {
    const problems = await check()
    const repairable = problems.filter(
      (problem): problem is Repairable =>
        problem.repair !== undefined && (!only || only.has(problem.file)),
    )
    const untried = repairable.filter((one) => one.repair.safe && !tried.has(nameOf(one)))
    const batch = [...byFile(untried)].flatMap(([file, own]) => {
      const text = read(root, file)
      return withoutOverlaps(own.filter(({ repair }) => keepsText(text, repair)))
    })
    if (batch.length === 0 || round === mostRounds) return { applied, left: repairable }
    for (const problem of batch) tried.add(nameOf(problem))
    for (const { file, after } of repaired(root, batch)) writeWhole(join(root, file), after)
    applied.push(...batch)
  }
}

/** The changes that repairs make to their files. */
const repaired = (root: string, problems: readonly Repairable[]): Change[] =>
  [...byFile(problems)].flatMap(([file, own]) => {
    const before = read(root, file)
    const after = applyRepairs(
      before,
      own.map(({ repair }) => repair),
    )
    return before === after ? [] : [{ file, before, after }]
  })

const read = (root: string, file: string) => readFileSync(join(root, file), 'utf8')

/** Identifies a repair by its place, so that of two equal lines each is repaired. */
const nameOf = ({ file, code, range, repair }: Repairable): string =>
  JSON.stringify([file, code, repair.text, range.start])

/** Writes the files that have not changed in the meantime, and returns the others. */
function save(root: string, edits: readonly Change[]): string[] {
  return edits.flatMap(({ file, before, after }) => {
    if (read(root, file) !== before) return [file]
    writeWhole(join(root, file), after)
    return []
  })
}

export function formatFix({
  applied,
  edits,
  proposed,
  busy,
}: Awaited<ReturnType<typeof fixContent>>): string {
  const problems = count(applied.length, 'problema', 'problemas')
  const files = count(edits.length, 'archivo', 'archivos')
  return [
    applied.length > 0 ? `Arreglado: ${problems} en ${files}` : 'Nada que arreglar sin riesgo.',
    ...applied.map(lineOf),
    ...busy.map((file) => `Alguien guardó ${file} mientras tanto: quedó como estaba.`),
    ...(proposed.length > 0
      ? ['', 'Lo demás pide tu decisión. Así quedaría:', ...proposed.map(diffOf)]
      : []),
  ].join('\n')
}

const lineOf = ({ file, range, code }: Repairable) =>
  `  ${file}:${range.start.line}:${range.start.column} [${code}]`

function diffOf({ file, before, after }: Change): string {
  const [a, b] = [before, after].map((text) => text.replace(/\r\n?/g, '\n')) as [string, string]
  const patch = createTwoFilesPatch(`a/${file}`, `b/${file}`, a, b, undefined, undefined, {
    headerOptions: FILE_HEADERS_ONLY,
  })
  return `\n${patch.trimEnd()}`
}

import { cpSync, existsSync, lstatSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { type BuildOptions, openContent } from '../build-content.ts'
import { bodySyntax } from '../messages/es/body-syntax.ts'
import type { Problem } from '../problem.ts'
import { writeWhole } from '../read/write-whole.ts'
import { openStore } from '../store.ts'
import type { Repair } from '../text/range.ts'
import { applyRepairs, byFile, keepsText, withoutOverlaps } from './apply-repairs.ts'

export type Repairable = Problem & { repair: Repair }

export type Change = { file: string; before: string; after: string }

export type Fixed = {
  /** What was repaired, where it stood when it was. */
  applied: Repairable[]
  edits: Change[]
  /** Safe repairs that brought another error, or left their own, and were taken back. */
  takenBack: Repairable[]
  /** What the other repairs would make of the files. */
  proposed: Change[]
  /** Files that somebody saved meanwhile, and that were left alone. */
  busy: string[]
}

export type FixOptions = {
  dryRun?: boolean
  /** Only these files; default: all. */
  only?: ReadonlySet<string> | undefined
}

/** So many rounds are enough for every file that people write; each repairs all it can. */
const mostRounds = 50

/**
 * Applies every repair that is safe, round by round until none is left. It works on a copy, so that
 * nobody ever sees a file half repaired, and writes each file whole at the end.
 */
export async function fixContent(
  options: BuildOptions,
  { dryRun = false, only }: FixOptions = {},
): Promise<Fixed> {
  const root = resolve(options.root)
  const copy = mkdtempSync(join(tmpdir(), 'lumbre-fix-'))
  try {
    if (existsSync(join(root, 'content')))
      cpSync(join(root, 'content'), join(copy, 'content'), { recursive: true, filter: isPlain })
    const outDir = resolve(root, options.outDir ?? 'src/content/generated')
    const store = options.store ?? openStore(join(root, '.cache/store'))
    // With drafts, whose errors are counted here like any other.
    const build = openContent({ ...options, root: copy, outDir, store, includeDrafts: true })
    const check = async () => (await build.run()).problems
    const { applied, takenBack, left } = await repairAll(copy, check, only)
    const changed = new Set(applied.map(({ file }) => file))
    const edits = [...changed].flatMap((file) => {
      const [before, after] = [read(root, file), read(copy, file)]
      return before === after ? [] : [{ file, before, after }]
    })
    const proposed = repaired(copy, left)
    const busy = dryRun ? [] : save(root, edits)
    return { applied, edits, takenBack, proposed, busy }
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}

async function repairAll(
  root: string,
  check: () => Promise<Problem[]>,
  only: FixOptions['only'],
): Promise<Pick<Fixed, 'applied' | 'takenBack'> & { left: Repairable[] }> {
  const applied: Repairable[] = []
  const refused = new Map<string, Repairable>()
  let problems = await check()
  const repairable = () =>
    problems.filter(
      (problem): problem is Repairable =>
        problem.repair !== undefined && (!only || only.has(problem.file)),
    )
  /** Files in which some repair did harm: there they are tried one by one, until it is found. */
  const careful = new Set<string>()
  for (let round = 0; round < mostRounds; round++) {
    const safe = repairable().filter(
      (problem) =>
        problem.repair.safe &&
        !refused.has(nameOf(root, problem)) &&
        keepsText(read(root, problem.file), problem.repair),
    )
    const batch = [...byFile(safe)].flatMap(([file, all]) =>
      withoutOverlaps(all).slice(0, careful.has(file) ? 1 : undefined),
    )
    if (batch.length === 0) break
    const edits = repaired(root, batch)
    for (const { file, after } of edits) writeWhole(join(root, file), after)
    const after = await check()
    const harmed = harmedFiles(problems, after, batch)
    for (const { file, before } of edits) if (harmed.has(file)) writeWhole(join(root, file), before)
    applied.push(...batch.filter(({ file }) => !harmed.has(file)))
    for (const [file, [first, second]] of byFile(batch)) {
      if (!harmed.has(file) || !first) continue
      if (second) careful.add(file)
      else {
        refused.set(nameOf(root, first), first)
        careful.delete(file)
      }
    }
    problems = harmed.size > 0 ? await check() : after
  }
  return { applied, takenBack: [...refused.values()], left: repairable() }
}

/** What repairs make of their files. */
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

const isPlain = (path: string) => {
  const state = lstatSync(path)
  return state.isDirectory() || state.isFile()
}

/** A repair by its line, which stays the same when others move it. */
function nameOf(root: string, { file, code, range, repair }: Repairable): string {
  const line = read(root, file).split(/\r\n|\r|\n/)[range.start.line - 1]
  return JSON.stringify([file, code, repair.text, line])
}

/** Writes the files that are still what they were, and names the others. */
function save(root: string, edits: readonly Change[]): string[] {
  return edits.flatMap(({ file, before, after }) => {
    if (read(root, file) !== before) return [file]
    writeWhole(join(root, file), after)
    return []
  })
}

/**
 * The files that repairs did harm to: they have more errors than before, or a fault is left where the
 * repairs were applied. All of them, if it is another file that has more errors.
 */
export function harmedFiles(
  before: readonly Problem[],
  after: readonly Problem[],
  applied: readonly Repairable[],
): ReadonlySet<string> {
  const repairs = byFile(applied)
  const touched = new Set(repairs.keys())
  const errors = countErrors(before)
  const made = after.filter((problem) => !isUncovered(problem, repairs.get(problem.file)))
  const grown = [...countErrors(made)].flatMap(([file, number]) =>
    number > (errors.get(file) ?? 0) ? [file] : [],
  )
  if (grown.some((file) => !touched.has(file))) return touched
  return new Set([...grown, ...faultsLeft(before, after, applied).map(({ file }) => file)])
}

/** What repairs left where they were applied: their own problem, or another error on the line. */
export function faultsLeft(
  before: readonly Problem[],
  after: readonly Problem[],
  applied: readonly Repairable[],
): Problem[] {
  const known = new Set(before.map(kindOf))
  return [...byFile(applied)].flatMap(([file, repairs]) => {
    const { lines, places } = touchedBy(repairs)
    return after.filter((problem) => {
      if (problem.file !== file) return false
      const { line, column } = problem.range.start
      if (places.has(`${line}:${column} ${problem.code}`)) return true
      const isNew = problem.severity === 'error' && !known.has(kindOf(problem))
      return isNew && lines.has(line) && !isUncovered(problem, repairs)
    })
  })
}

/** Whether a problem keeps the parser from seeing others. */
const hides = ({ code }: Problem) =>
  /^(?:yaml|frontmatter)-/.test(code) || Object.hasOwn(bodySyntax, code)

/** Whether a problem was there before repairs of what hid it. */
const isUncovered = (problem: Problem, repairs: readonly Repairable[] = []) =>
  repairs.length > 0 && repairs.every(hides) && !hides(problem)

function countErrors(problems: readonly Problem[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { file, severity } of problems)
    if (severity === 'error') counts.set(file, (counts.get(file) ?? 0) + 1)
  return counts
}

const kindOf = ({ file, code, data }: Problem) => JSON.stringify([file, code, data])

/** Lines that the repairs of a file wrote, and the places of their problems, as they are now. */
function touchedBy(repairs: readonly Repairable[]) {
  const lines = new Set<number>()
  const places = new Set<string>()
  let moved = 0
  for (const { code, range: problem, repair } of repairs) {
    const { start, end } = repair.range
    const added = repair.text.split('\n').length - 1
    for (let line = 0; line <= added; line++) lines.add(start.line + moved + line)
    places.add(`${problem.start.line + moved}:${problem.start.column} ${code}`)
    moved += added - (end.line - start.line)
  }
  return { lines, places }
}

import { existsSync, readFileSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { ifReadable } from '../../lib/if-readable.ts'
import { UserError } from '../../lib/user-error.js'
import { writeWhole } from '../../lib/write-whole.ts'
import type { ContentBuild } from '../build-content.ts'
import { applyRepairs } from '../fix/apply-repairs.ts'
import { formatProblems } from '../report/format-problems.ts'
import { type MoveOptions, type MovePlan, planMove } from './plan-move.ts'

type MoveRequest = Pick<MoveOptions, 'from' | 'to'> & { root: string }

/**
 * Renames an entry: its file, every link and reference to it, its former address among its aliases,
 * and the list of public addresses. All of it or nothing.
 *
 * @param build a content build of the same folder, drafts included
 * @returns what was done, line by line
 * @throws {UserError} why it was not done
 */
export async function moveEntry(
  build: ContentBuild,
  { root, from, to }: MoveRequest,
): Promise<string[]> {
  const before = await errorsOf(build, root)
  if (before) throw new UserError(`${before}\n\nCorrige esto primero; no se movió nada.`)
  const read = (file: string) => ifReadable(() => readFileSync(join(root, file), 'utf8'))
  const plan = planMove(build.loaded(), { from, to, read })
  const undo = applyMove(root, plan)
  const after = await errorsOf(build, root).catch((error) => {
    undo()
    throw error
  })
  if (!after) return plan.steps
  undo()
  throw new UserError(`${after}\n\nCon el otro nombre habría estos errores; no se movió nada.`)
}

async function errorsOf(build: ContentBuild, root: string): Promise<string | undefined> {
  const { problems } = await build.run()
  const errors = problems.filter(({ severity }) => severity === 'error')
  return errors.length > 0 ? formatProblems(errors, root) : undefined
}

/**
 * Carries out a plan: first the new texts, then the new name. If anything fails, every file is
 * restored.
 *
 * @returns a function that undoes it
 */
function applyMove(root: string, { from, to, changes }: MovePlan): () => void {
  const done: (() => void)[] = []
  const undo = () => {
    for (const back of done.reverse()) back()
  }
  try {
    for (const { file, before, edits } of changes) {
      writeWhole(join(root, file), applyRepairs(before, edits))
      done.push(() => writeWhole(join(root, file), before))
    }
    // A rename would silently replace the other file.
    if (existsSync(join(root, to))) throw new UserError(`Ya existe ${to}: elige otro nombre.`)
    renameSync(join(root, from), join(root, to))
    done.push(() => renameSync(join(root, to), join(root, from)))
  } catch (error) {
    undo()
    throw error
  }
  return undo
}

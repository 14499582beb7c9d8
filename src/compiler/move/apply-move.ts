import { existsSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { writeWhole } from '../read/write-whole.ts'
import type { MovePlan } from './plan-move.ts'
import { Refusal } from './refusal.ts'

/**
 * Does what was planned: first the new texts, then the new name. Whatever fails, every file is as it
 * was.
 *
 * @returns how to take it back
 * @throws {Refusal} when the new name is taken
 */
export function applyMove(root: string, { from, to, changes }: MovePlan): () => void {
  const done: (() => void)[] = []
  const undo = () => {
    for (const back of done.reverse()) back()
  }
  try {
    for (const { file, before, after } of changes) {
      writeWhole(join(root, file), after)
      done.push(() => writeWhole(join(root, file), before))
    }
    // A rename would take the place of the other file without a word.
    if (existsSync(join(root, to))) throw new Refusal(`Ya existe ${to}: elige otro nombre.`)
    renameSync(join(root, from), join(root, to))
    done.push(() => renameSync(join(root, to), join(root, from)))
  } catch (error) {
    undo()
    throw error
  }
  return undo
}

import { groupBy } from '../../lib/group-by.ts'
import { readMojibake } from '../text/mojibake.ts'
import { comparePoints, type Edit, offsetAt, type Range } from '../text/range.ts'

/** Whether two ranges share a character, or begin at the same point. */
const touch = (a: Range, b: Range) =>
  (comparePoints(a.start, b.end) < 0 && comparePoints(b.start, a.end) < 0) ||
  comparePoints(a.start, b.start) === 0

/** The repairs that can be applied together, in reading order: of overlapping ones, the first. */
export function withoutOverlaps<Item extends { repair: Edit }>(items: readonly Item[]): Item[] {
  const inOrder = [...items].sort(({ repair: a }, { repair: b }) =>
    comparePoints(a.range.start, b.range.start),
  )
  const chosen: Item[] = []
  // In this order a repair that touches an earlier one touches the last one.
  for (const item of inOrder) {
    const before = chosen.at(-1)
    if (!before || !touch(before.repair.range, item.repair.range)) chosen.push(item)
  }
  return chosen
}

/**
 * Applies the repairs that do not overlap. The text keeps its byte order mark and its line endings,
 * which the ranges do not count.
 */
export function applyRepairs(text: string, repairs: readonly Edit[]): string {
  const written = withoutMark(text)
  const [newline = '\n'] = /\r\n|\r|\n/.exec(written) ?? []
  let [result, at] = [text.slice(0, text.length - written.length), 0]
  for (const { repair } of withoutOverlaps(repairs.map((repair) => ({ repair })))) {
    const { start, end } = repair.range
    result += written.slice(at, offsetAt(written, start)) + repair.text.replaceAll('\n', newline)
    at = offsetAt(written, end)
  }
  return result + written.slice(at)
}

/** Whether a repair keeps every letter and digit that it replaces, once they can be read. */
export function keepsText(text: string, { range, text: becomes }: Edit): boolean {
  const written = withoutMark(text)
  const replaced = written.slice(offsetAt(written, range.start), offsetAt(written, range.end))
  return keepsLetters(readMojibake(replaced), becomes)
}

const withoutMark = (text: string) => text.replace(/^\ufeff+/, '')

/** Whether every letter and digit of one text occurs in another, in the same order. */
export function keepsLetters(before: string, after: string): boolean {
  const wanted = lettersOf(before)
  let found = 0
  for (const letter of lettersOf(after)) if (letter === wanted[found]) found += 1
  return found === wanted.length
}

const lettersOf = (text: string) => text.match(/[\p{L}\p{N}]/gu) ?? []

export const byFile = <Item extends { file: string }>(items: readonly Item[]) =>
  groupBy(items, ({ file }) => file)

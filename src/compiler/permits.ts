import { flag, inFile, type Problem } from './problem.ts'
import { type Range, rangeAt } from './text/range.ts'

/**
 * A note that silences a warning where it stands: `{/* lumbre-permite CODE: razón *\/}` above a
 * paragraph, `# lumbre-permite CODE: razón` above a field.
 */
export type Permit = {
  code: string
  hasReason: boolean
  range: Range
  /** The first and the last line that it applies to. */
  from: number
  to: number
}

const word = 'lumbre-permite'
// Each blank has one place in these patterns: with several, a row of blanks would take hours.
const inText = /^\s*\{\/\*\s*lumbre-permite\s+([\w-]+)(?![\w-])(.*)\*\/\}\s*$/
const inFields = /^\s*#\s*lumbre-permite\s+([\w-]+)(?![\w-])(.*)/

/** The permits of a file; `isYaml` for one that is nothing but fields. */
export function findPermits(text: string, isYaml = false): Permit[] {
  if (!text.includes(word)) return []
  const lines = text.split('\n')
  const closing = isYaml ? lines.length : lines.indexOf('---', 1)
  const belowFields = fieldsBelow(lines)
  const belowText = blocksBelow(lines)
  return lines.flatMap((line, index) => {
    const isField = index < closing
    const [, code, reason = ''] = (isField ? inFields : inText).exec(line) ?? []
    if (code === undefined) return []
    const range = rangeAt(index + 1, line.search(/\S/) + 1, line.trim().length)
    const covered = isField ? belowFields(index) : belowText(index)
    return { code, hasReason: /\p{L}{2}/u.test(reason), range, ...covered }
  })
}

type Lines = { from: number; to: number }

/** For each line, the lines of the next field. */
function fieldsBelow(lines: readonly string[]): (index: number) => Lines {
  const next = nextOf(lines, (line) => !/^\s*(?:#|$)/.test(line))
  const known = new Map<number, Lines>()
  return (index) => {
    const start = next[index] ?? -1
    const margin = lines[start]?.search(/\S/) ?? 0
    const isNext = (line: string, at: number) =>
      at > start && line.trim() !== '' && line.search(/\S/) <= margin
    const found = known.get(start) ?? upTo(lines, start, start < 0 ? -1 : lines.findIndex(isNext))
    known.set(start, found)
    return found
  }
}

/** For each line, the lines of the next paragraph, up to a blank line. */
function blocksBelow(lines: readonly string[]): (index: number) => Lines {
  const next = nextOf(lines, (line) => line.trim() !== '' && !inText.test(line))
  const blank = nextOf(lines, (line) => line.trim() === '')
  return (index) => {
    const start = next[index] ?? -1
    return upTo(lines, start, blank[start] ?? -1)
  }
}

/** For each line the index of the next one of a kind, or -1. */
function nextOf(lines: readonly string[], isWanted: (line: string) => boolean): number[] {
  const next: number[] = new Array(lines.length)
  let found = -1
  for (let at = lines.length - 1; at >= 0; at -= 1) {
    next[at] = found
    if (isWanted(lines[at] ?? '')) found = at
  }
  return next
}

/** The lines from a first one up to another; none where there is no first one. */
function upTo(lines: readonly string[], start: number, end: number): Lines {
  if (start === -1) return { from: lines.length + 1, to: lines.length }
  return { from: start + 1, to: end === -1 ? lines.length : end }
}

/** Removes the warnings that permits silence, and reports permits without a reason. */
export function applyPermits(
  problems: readonly Problem[],
  files: readonly { file: string; permits?: readonly Permit[] | undefined }[],
): Problem[] {
  const permits = new Map(files.map(({ file, permits = [] }) => [file, permits]))
  const isSilenced = ({ file, code, severity, range: { start } }: Problem) =>
    severity === 'warning' &&
    permits
      .get(file)
      ?.some((one) => one.code === code && one.from <= start.line && start.line <= one.to)
  const withoutReason = [...permits].flatMap(([file, list]) =>
    list
      .filter(({ hasReason }) => !hasReason)
      .map(({ code, range }) =>
        inFile(file, flag(range, { code: 'permit-reason', data: { code } })),
      ),
  )
  return [...problems.filter((problem) => !isSilenced(problem)), ...withoutReason]
}

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

/**
 * The permits of a file.
 *
 * @param closingLine the line that ends its fields; by default all of it is fields
 */
export function findPermits(text: string, closingLine = Number.POSITIVE_INFINITY): Permit[] {
  if (!text.includes(word)) return []
  const lines = text.split('\n')
  const written = lines.flatMap((line, index) => {
    const isField = index + 1 < closingLine
    const [, code, reason = ''] = (isField ? inFields : inText).exec(line) ?? []
    return code === undefined ? [] : { line, index, isField, code, reason }
  })
  return written.map(({ line, index, isField, code, reason }) => ({
    code,
    hasReason: /\p{L}{2}/u.test(reason),
    range: rangeAt(index + 1, line.search(/\S/) + 1, line.trim().length),
    ...(isField ? fieldBelow(lines, index) : blockBelow(lines, index)),
  }))
}

/** The lines of the next field. */
function fieldBelow(lines: readonly string[], index: number) {
  const start = lines.findIndex((line, at) => at > index && !/^\s*(?:#|$)/.test(line))
  const margin = lines[start]?.search(/\S/) ?? 0
  return upTo(lines, start, (line) => line.trim() !== '' && line.search(/\S/) <= margin)
}

/** The lines of the next paragraph, up to a blank line. */
function blockBelow(lines: readonly string[], index: number) {
  const isText = (line: string) => line.trim() !== '' && !inText.test(line)
  const start = lines.findIndex((line, at) => at > index && isText(line))
  return upTo(lines, start, (line) => line.trim() === '')
}

/** The lines from a start up to the next line that matches; none if the start does not exist. */
function upTo(lines: readonly string[], start: number, isNext: (line: string) => boolean) {
  if (start === -1) return { from: lines.length + 1, to: lines.length }
  const end = lines.findIndex((line, at) => at > start && isNext(line))
  return { from: start + 1, to: end === -1 ? lines.length : end }
}

/** Removes the warnings that permits silence, and reports permits without a reason. */
export function applyPermits(
  problems: readonly Problem[],
  files: readonly { file: string; permits?: readonly Permit[] }[],
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

import { catalogue, type ProblemCode } from './messages/catalogue.ts'
import { inFile, type Problem, warning } from './problem.ts'
import { nearest } from './text/nearest.ts'
import { type Range, rangeAt } from './text/range.ts'

/**
 * A note that silences a warning where it stands: `{/* lumbre-permite CODE: razón *\/}` above a
 * paragraph, `# lumbre-permite CODE: razón` above a field.
 */
export type Permit = {
  code: string
  hasReason: boolean
  range: Range
  /** The lines for which it holds, both inclusive. */
  from: number
  to: number
}

const word = 'lumbre-permite'
const inText = /^\s*\{\/\*\s*lumbre-permite\s+([\w-]+)\s*:?\s*(.*?)\s*\*\/\}\s*$/
const inFields = /^\s*#\s*lumbre-permite\s+([\w-]+)\s*:?\s*(.*?)\s*$/

/** The permits of a file; `isYaml` for one that is nothing but fields. */
export function findPermits(text: string, isYaml = false): Permit[] {
  if (!text.includes(word)) return []
  const lines = text.split('\n')
  const closing = isYaml ? lines.length : lines.indexOf('---', 1)
  return lines.flatMap((line, index) => {
    const isField = index < closing
    const [, code, reason = ''] = (isField ? inFields : inText).exec(line) ?? []
    if (code === undefined) return []
    const range = rangeAt(index + 1, line.search(/\S/) + 1, line.trim().length)
    const covered = isField ? fieldBelow(lines, index) : blockBelow(lines, index)
    return { code, hasReason: /\p{L}{2}/u.test(reason), range, ...covered }
  })
}

/** The next field with the lines that belong to it. */
function fieldBelow(lines: readonly string[], index: number) {
  const start = lines.findIndex((line, at) => at > index && !/^\s*(?:#|$)/.test(line))
  const margin = lines[start]?.search(/\S/) ?? 0
  return upTo(lines, start, (line) => line.trim() !== '' && line.search(/\S/) <= margin)
}

/** The next paragraph, up to a blank line. */
function blockBelow(lines: readonly string[], index: number) {
  const isText = (line: string) => line.trim() !== '' && !inText.test(line)
  const start = lines.findIndex((line, at) => at > index && isText(line))
  return upTo(lines, start, (line) => line.trim() === '')
}

function upTo(lines: readonly string[], start: number, isNext: (line: string) => boolean) {
  const end = lines.findIndex((line, at) => at > start && isNext(line))
  return { from: start + 1, to: end === -1 ? lines.length : end }
}

/** Takes away the warnings that a permit silences, and tells of permits that are amiss themselves. */
export function applyPermits(
  problems: readonly Problem[],
  files: readonly { file: string; permits?: readonly Permit[] | undefined }[],
): Problem[] {
  const permits = files.flatMap(({ file, permits = [] }) =>
    permits.map((one) => ({ file, ...one })),
  )
  const used = new Set<Permit>()
  const rest = problems.filter(({ file, code, severity, range }) => {
    const { line } = range.start
    const permit = permits.find(
      (one) => one.file === file && one.code === code && one.from <= line && line <= one.to,
    )
    if (severity === 'error' || !permit) return true
    used.add(permit)
    return false
  })
  // A text that could not be read to its end has warnings that nobody knows yet.
  const broken = new Set(rest.flatMap(({ file, severity }) => (severity === 'error' ? file : [])))
  for (const permit of permits) {
    const { file, code, range, hasReason } = permit
    if (!hasReason)
      rest.push(inFile(file, warning(range, { code: 'permit-reason', data: { code } })))
    if (used.has(permit) || broken.has(file)) continue
    const isKnown = Object.hasOwn(catalogue, code)
    const proposal = isKnown ? undefined : nearest(code, Object.keys(catalogue) as ProblemCode[])
    const data = { code, isKnown, proposal }
    rest.push(inFile(file, warning(range, { code: 'permit-unused', data })))
  }
  return rest
}

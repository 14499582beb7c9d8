import { type Range, rangeAt } from '../text/range.ts'

/** What Git leaves at the start of a line where two versions of a text did not fit together. */
const mark = /^(?:<{7}|>{7}|\|{7})(?: .*)?$/

/** Also the underline of a heading, so it counts only beside another mark. */
const divider = '======='

const fence = /^ {0,3}(`{3,}|~{3,})(.*)$/

/** The first line of a Git conflict that nobody has settled. */
export function findConflict(text: string): Range | undefined {
  if (!text.includes('<<<<<<<') && !text.includes('>>>>>>>')) return undefined
  const lines = outsideOfCode(text.split('\n'))
  if (!lines.some((line) => mark.test(line))) return undefined
  const index = lines.findIndex((line) => mark.test(line) || line === divider)
  return rangeAt(index + 1, 1, lines[index]?.length)
}

/** The lines of a text; those of fenced code, which may show such marks, are blank. */
function outsideOfCode(lines: readonly string[]): string[] {
  let open = ''
  return lines.map((line) => {
    const [, ticks = '', rest = ''] = fence.exec(line) ?? []
    if (open === '') {
      open = ticks
      return line
    }
    if (ticks.startsWith(open) && rest.trim() === '') open = ''
    return ''
  })
}

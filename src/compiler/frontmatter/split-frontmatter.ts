import matter from 'gray-matter'
import type { DataOf } from '../messages/catalogue.ts'
import { flag, type LocalProblem } from '../problem.ts'
import { type Range, type Repair, rangeAt, rangeIn } from '../text/range.ts'
import { type ParsedYaml, parseYaml, tooLarge, unread } from './parse-yaml.ts'

export type Frontmatter = ParsedYaml & {
  /**
   * The body below the frontmatter, with blank lines in its place so that positions stay correct.
   */
  body: string
  /** Line of the closing `---`, or 1 when the frontmatter could not be split off. */
  closingLine: number
}

/** Splits a file into its frontmatter and its body. Nothing in the frontmatter is executed. */
export function splitFrontmatter(source: string): Frontmatter {
  const fail = (problems: LocalProblem[], body = '', closingLine = 1): Frontmatter => ({
    ...unread(opening, problems),
    body,
    closingLine,
  })
  const fault = openingProblem(source)
  // A program that changes the first line changes the last one too.
  const isDrawn = fault?.repair?.text === '---'
  const end = fault && !isDrawn ? undefined : closingProblem(source.replace(/^.*/, '---'))
  const faults = [fault, end].flatMap((found) => found ?? [])
  if (faults.length > 0) return fail(faults)
  const { block, content, fields } = split(source)
  const closingLine = linesOf(block) + 1
  const cut = source.slice(0, source.length - content.length)
  const body = '\n'.repeat(linesOf(cut) - 1) + content
  const second = secondBlock.exec(body)
  if (second) return fail([flag(rangeAt(linesOf(second[0]), 1, 3), { code: 'frontmatter-twice' })])
  if (fields.data === undefined && fields.problems.length === 0)
    return fail([flag(opening, { code: 'frontmatter-empty' })], body, closingLine)
  return { ...fields, body, closingLine }
}

const linesOf = (text: string) => text.split('\n').length

/**
 * Lets gray-matter split a file, with a YAML engine that keeps positions and without the engine that
 * runs code.
 */
function split(source: string): { block: string; content: string; fields: ParsedYaml } {
  // gray-matter does not call the engine for a block of comments alone.
  let fields = unread(opening, [])
  const { content, matter: block } = matter(source, {
    engines: {
      // The block begins with the line break of its opening line, so its line numbers are those of
      // the file.
      yaml: (text: string) => {
        fields = parseYaml(text, opening)
        return fields.data ?? {}
      },
      javascript: () => {
        throw new Error('gray-matter may not run code')
      },
    },
  })
  return { block, content, fields }
}

const opening = rangeAt(1, 1, 3)

/**
 * A `---` followed by nothing but fields up to another `---`. Right after the frontmatter this is a
 * copy of it, which would be published as a heading. The match ends on its first line. A line has one
 * way to match: with several, thirty lines would take minutes.
 */
const secondBlock =
  /^\s*\n---(?=[ \t]*\n(?:[a-zA-Z]\w*:(?:[ \t].*)?\n(?:[ \t].*\n|- .*\n)*)+---[ \t]*(?:\n|$))/

/** A first line that cannot be a rule of the text, because a field follows it. */
const beginsField = /^.*\n\s*[a-zA-Z]\w*:(?:\s|$)/

type OpeningFault = DataOf<'frontmatter-opening'>['fault']

/** What is wrong with the first line, which has to be `---`. */
function openingProblem(source: string): LocalProblem | undefined {
  const firstEnd = source.indexOf('\n')
  const first = firstEnd === -1 ? source : source.slice(0, firstEnd)
  if (first === '---' && firstEnd !== -1) return undefined
  const at = (range: Range, fault: OpeningFault, repair?: Repair) =>
    flag(range, { code: 'frontmatter-opening', data: { fault }, repair })
  const start = rangeAt(1, 1)
  const whole = rangeAt(1, 1, first.length)
  if (source.trim() === '') return flag(start, { code: 'file-empty', data: { isSettings: false } })
  if (first !== '---' && /^\\?[-—–;*_=]+[ \t]*$/.test(first))
    return at(start, 'hyphens', { range: whole, text: '---', safe: beginsField.test(source) })
  if (first.startsWith('+++')) return at(start, 'toml')
  if (/^(?:--|—|–|;;;|\*\*\*|___|```|~~~|===)/.test(first)) return at(start, 'hyphens')
  const [late] = /^(?:\s*\n|[ \t]+)(?=---[ \t]*(?:\n|$))/.exec(source) ?? []
  if (late !== undefined)
    return at(start, 'gap', { range: rangeIn(source, 0, late.length), text: '', safe: true })
  if (/^\s*[a-zA-Z]\w*:(?:\s|$)/.test(source))
    return at(start, 'fields', { range: rangeAt(1, 1, 0), text: '---\n', safe: false })
  const isBelow = /^[\s\S]{0,2000}?\n---[ \t]*\n[a-zA-Z]\w*:(?:\s|$)/.test(source)
  return at(start, isBelow ? 'text' : 'nothing')
}

/**
 * Reports a wrong closing line, and fields so long that gray-matter would take minutes: its time grows
 * with the square of their blank lines.
 */
function closingProblem(source: string): LocalProblem | undefined {
  const closing = /\n---.*/g
  closing.lastIndex = 3
  const found = closing.exec(source)
  if (!found) return unclosed(source)
  const above = source.slice(0, found.index).split('\n')
  const text = found[0].slice(1)
  if (text.trimEnd() !== '---') {
    const line = above.length + 1
    return closingLine(line, text, rangeAt(line, 4, Math.min(text.length, 199) - 3))
  }
  const dashes = above.findIndex((line) => /^(?:--|—|–)[ \t]*$/.test(line))
  if (dashes !== -1) return closingLine(dashes + 1, above[dashes])
  return tooLarge(source.slice(3, found.index), opening)
}

const fieldLine = /^(?:[ \t]*(?:-[ \t]|#)|[ \t]+\S|[a-zA-Z_][\w-]*[ \t]*:|[ \t]*$)/

/** What writers and their editors write instead of the closing `---`. */
const almostClosing = /^(?:\\?--+|[—–][—–-]?|――?|\.\.\.|…|___|\*\*\*|===|\+\+\+| +---)[ \t]*$/

/** A line that should be `---`. */
function closingLine(line: number, text = '', range = rangeAt(line, 1, text.length)) {
  return flag(range, {
    code: 'frontmatter-closing',
    data: { hasMore: text.startsWith('---') },
    repair: { range: rangeAt(line, 1, text.length), text: '---', safe: true },
  })
}

function unclosed(source: string): LocalProblem {
  const lines = source.split('\n', 2000)
  const almost = lines.findIndex((line, index) => index > 0 && almostClosing.test(line))
  const prose = lines.findIndex(
    (line, index) => index > 0 && index !== almost && !fieldLine.test(line.slice(0, 500)),
  )
  if (almost > 0 && (prose === -1 || almost < prose)) return closingLine(almost + 1, lines[almost])
  if (prose <= 0) return flag(opening, { code: 'frontmatter-unclosed' })
  return flag(opening, {
    code: 'frontmatter-unclosed',
    data: { before: prose + 1 },
    repair: { range: rangeAt(prose + 1, 1, 0), text: '---\n' },
  })
}

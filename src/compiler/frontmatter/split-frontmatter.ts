import matter from 'gray-matter'
import { error, type LocalProblem } from '../problem.ts'
import { rangeAt } from '../text/range.ts'
import { closingProblem, opening, openingProblem, secondBlock } from './fences.ts'
import { type ParsedYaml, parseYaml, unread } from './parse-yaml.ts'

export type Frontmatter = ParsedYaml & {
  /** The text below the fields, with blank lines in their place so that positions stay true. */
  body: string
  /** Line of the closing `---`, or 1 when the fields could not be cut off. */
  closingLine: number
}

/** Separates the fields at the top of a file from its text. Nothing in them can run. */
export function splitFrontmatter(source: string): Frontmatter {
  const fail = (problem: LocalProblem, body = '', closingLine = 1): Frontmatter => ({
    ...unread(opening),
    body,
    closingLine,
    problems: [problem],
  })
  const fault = openingProblem(source) ?? closingProblem(source)
  if (fault) return fail(fault)
  const { block, content, fields } = split(source)
  const closingLine = linesOf(block) + 1
  const body = '\n'.repeat(linesOf(source) - linesOf(content)) + content
  const second = secondBlock.exec(body)
  if (second) return fail(error(rangeAt(linesOf(second[0]), 1, 3), { code: 'frontmatter-twice' }))
  if (fields.data === undefined && fields.problems.length === 0)
    return fail(error(opening, { code: 'frontmatter-empty' }), body, closingLine)
  return { ...fields, body, closingLine }
}

const linesOf = (text: string) => text.split('\n').length

const refuse = () => {
  throw new Error('gray-matter may only use the YAML engine')
}

/** Lets gray-matter cut a text, with an engine that keeps places and none that runs code. */
function split(source: string): { block: string; content: string; fields: ParsedYaml } {
  // A block of comments never reaches the engine.
  let fields: ParsedYaml = { ...unread(opening), problems: [] }
  const { content, matter: block } = matter(source, {
    language: 'yaml',
    delimiters: '---',
    engines: {
      // The block begins with the end of its opening line: its lines are those of the file.
      yaml: (text: string) => {
        fields = parseYaml(text, opening)
        return fields.data ?? {}
      },
      json: refuse,
      javascript: refuse,
      js: refuse,
      coffee: refuse,
      cson: refuse,
      toml: refuse,
    },
  })
  return { block, content, fields }
}

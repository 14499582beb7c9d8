import type { BodyContext } from '../../mdx/body-context.ts'
import { inFile, type LocalProblem } from '../problem.ts'
import { type Body, type BodyDraft, createDraft, isRefused } from './body.ts'
import { checkSize } from './check-size.ts'
import { isShortBody } from './lint/check-short-body.ts'
import { Refusal, runMdx } from './run-mdx.ts'
import { explainSyntax, invalidSyntax } from './syntax/explain-syntax.ts'

type Options = { file: string; context: BodyContext }

export type CompileBody = (source: string, options: Options) => Promise<Body>

/**
 * How often a text is parsed at most, each time without the faults that stopped the parser before.
 */
const mostAttempts = 20

/** How many characters all attempts together may parse. */
const mostParsed = 2_000_000

/**
 * Compiles the body of an entry, whose frontmatter was replaced by blank lines, to HTML and
 * metadata. All its problems are reported at once.
 */
export const compileBody: CompileBody = async (source, { file, context }) => {
  const start = createDraft({ source, original: source, isShort: isShortBody(file), context })
  const refusal = checkSize(source)
  const { draft, stops } = refusal ? { draft: start, stops: [refusal] } : await attempt(start, file)
  const problems = [...stops, ...draft.problems]
  const { html, metadata } = draft
  const lines = source.split('\n')
  return {
    ...metadata,
    ...(html !== undefined && !isRefused({ problems }) && { html }),
    problems: problems.map((problem) => inFile(file, askInCode(problem, lines))),
  }
}

/** Leaves the repair of an indented line to the writer, who may have meant it as code. */
function askInCode(problem: LocalProblem, lines: readonly string[]): LocalProblem {
  const { repair } = problem
  if (!repair?.safe || !/^(?: {4}|\t)/.test(lines[repair.range.start.line - 1] ?? ''))
    return problem
  return { ...problem, repair: { ...repair, safe: false } }
}

/** Compiles a body; a fault that stops the parser is blanked out, and the rest is parsed again. */
async function attempt(draft: BodyDraft, file: string) {
  const stops: LocalProblem[] = []
  for (let attempts = 1, parsed = draft.source.length; ; attempts += 1) {
    const { source } = draft
    try {
      await runMdx(draft, file)
      return { draft, stops }
    } catch (thrown) {
      if (thrown instanceof Refusal) return { draft, stops }
      if (draft.isParsed) throw thrown
      const explained = explainSyntax(thrown, source) ?? invalidSyntax(source, 0)
      stops.push(...explained.problems)
      parsed += explained.rest.length
      const isSpent = attempts >= mostAttempts || parsed > mostParsed
      if (explained.rest === source || isSpent) return { draft, stops }
      draft = createDraft({ ...draft, source: explained.rest })
    }
  }
}

import type { ContentBuild } from '../../src/compiler/build-content.ts'
import { applyRepairs, keepsText } from '../../src/compiler/fix/apply-repairs.ts'
import type { Repairable } from '../../src/compiler/fix/fix-content.ts'
import { bodySyntax } from '../../src/compiler/messages/es/body-syntax.ts'
import type { Problem } from '../../src/compiler/problem.ts'
import type { Files, Workspace } from '../support/workspace.ts'

/**
 * Problems that a line may have after its first repair: something else that the writer left out or
 * that does not exist. The proposal is correct, and the next problem names the next step.
 */
const nextSteps = new Set([
  'image-path → file-missing',
  'link-as-text → file-missing',
  'image-path → image-path',
  'link-to-alias → anchor-missing',
])

const isRepairable = (problem: Problem): problem is Repairable => problem.repair !== undefined

/**
 * Applies each repair of a site's files separately, and returns those that leave a problem in the
 * same place, or lose text although they are said to be safe. One repair of each file is tried at
 * the same time.
 */
export async function badRepairs(site: Workspace, build: ContentBuild): Promise<string[]> {
  const { problems: before } = await build.run()
  const repairable = before.filter(isRepairable)
  const files = [...new Set(repairable.map(({ file }) => file))]
  const texts = new Map(files.map((file) => [file, site.read(file)]))
  const bad: string[] = []
  for (let round = 0; ; round++) {
    const tried = files.flatMap((file) => {
      const problem = repairable.filter((other) => other.file === file)[round]
      return problem ? [problem] : []
    })
    if (tried.length === 0) {
      await site.write(Object.fromEntries(texts))
      return bad
    }
    const repaired: Files = Object.fromEntries(texts)
    for (const { file, repair } of tried)
      repaired[file] = applyRepairs(texts.get(file) ?? '', [repair])
    await site.write(repaired)
    const { problems: after } = await build.run()
    for (const problem of tried) {
      const { file, code, repair } = problem
      const left = faultsLeft(before, after, problem)
        .map((other) => `${code} → ${other.code}`)
        .filter((step) => !nextSteps.has(step))
      if (left.length > 0) bad.push(`${file}: ${left.join(', ')}: ${repair.text}`)
      if (repair.safe && !keepsText(texts.get(file) ?? '', repair))
        bad.push(`${file}: ${code} loses text: ${repair.text}`)
    }
  }
}

/** The problems left by a repair where it was applied: its own, or another error on its lines. */
function faultsLeft(before: readonly Problem[], after: readonly Problem[], repaired: Repairable) {
  const known = new Set(before.map(kindOf))
  const { file, code, range, repair } = repaired
  const last = repair.range.start.line + repair.text.split('\n').length - 1
  return after.filter((other) => {
    const { line, column } = other.range.start
    if (other.file !== file) return false
    if (other.code === code && line === range.start.line && column === range.start.column)
      return true
    const isOnLine = line >= repair.range.start.line && line <= last
    const isNew = other.severity === 'error' && !known.has(kindOf(other))
    return isNew && isOnLine && (!hides(repaired) || hides(other))
  })
}

const kindOf = ({ file, code, data }: Problem) => JSON.stringify([file, code, data])

/** Whether a problem keeps the parser from seeing others, which were there before. */
const hides = ({ code }: Problem) =>
  /^(?:yaml|frontmatter)-/.test(code) || Object.hasOwn(bodySyntax, code)

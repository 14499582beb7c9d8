import { basename } from 'node:path/posix'
import { checkSize } from './check-size.ts'
import { compilerOf } from './compiler.ts'
import { type Finding, inOrder } from './finding.ts'
import { type BodyJob, createJob, withJob } from './job.ts'
import { explainSyntax, unreadable } from './syntax/explain-syntax.ts'
import { idleConstructs } from './syntax/lean-gfm.ts'
import type { CompiledBody } from './types.ts'

type CompileOptions = {
  /** Path from the project's root, for the diagnostics. */
  file: string
  /** Where the site stands: links to it are links to its pages. */
  address?: string | undefined
  /** Whether to enforce the rules for bodies; without them any MDX compiles. */
  policy?: boolean
  /** Whether to colour code, label regions and so on; without it the result is plain MDX. */
  decoration?: boolean
}

/** Faults that stop the parser are repaired this often, to find those that follow. */
const ATTEMPTS = 20

/** Characters parsed in all attempts together. */
const PARSING_LIMIT = 2_000_000

/**
 * Compiles the text of an entry, whose frontmatter was replaced by blank lines, and notes what else
 * the build wants to know of it. Faults of the text become diagnostics, all of them at once.
 */
export async function compileBody(source: string, options: CompileOptions): Promise<CompiledBody> {
  const { file, address, policy = true, decoration = true } = options
  const text = source.replace(/^\ufeff/, '')
  const slug = basename(file).replace(/\.[^.]*$/, '')
  const about = { slug, address }
  const refusal = checkSize(text)
  const { job, faults } = refusal
    ? { job: createJob(text, about), faults: [refusal] }
    : await attempt(text, about, { policy, decoration })
  const findings = inOrder([...faults, ...job.findings])
  const failed = findings.some(({ severity }) => severity === 'error')
  return {
    ...job.facts,
    ...(!failed && job.tree && { tree: job.tree }),
    diagnostics: findings.map((finding) => ({ ...finding, file })),
  }
}

/** Compiles; after a fault that stops the parser, once more without the faulty part. */
async function attempt(
  source: string,
  about: Pick<BodyJob, 'slug' | 'address'>,
  { policy, decoration }: { policy: boolean; decoration: boolean },
) {
  const compiler = compilerOf({ policy, decoration, idle: idleConstructs(source) })
  const faults: Finding[] = []
  let attempts = 0
  let text = source
  for (let parsed = text.length; ; parsed += text.length) {
    const job = createJob(text, about)
    try {
      await withJob(job, (id) => compiler(text, id))
      return { job, faults }
    } catch (thrown) {
      const fault = explainSyntax(thrown, text)
      // Without the rules, a text may hold programs, and fail wherever these do.
      const explained = job.parsed && policy ? undefined : (fault ?? unreadable(text, 0))
      if (explained === undefined) throw thrown
      faults.push(explained.finding, ...(explained.others ?? []))
      attempts += 1
      const spent = attempts >= ATTEMPTS || parsed + text.length > PARSING_LIMIT
      if (!policy || explained.repaired === text || spent) return { job, faults }
      text = explained.repaired
    }
  }
}

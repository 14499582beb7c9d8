import mdx from '@mdx-js/rollup'
import type { Root as HastRoot } from 'hast'
import type { Root } from 'mdast'
import remarkGfm from 'remark-gfm'
import type { PluggableList } from 'unified'
import type { VFile } from 'vfile'
import { MAXIMUM_DEPTH, tooDeep } from './check-size.ts'
import { decorate } from './decorate/decorate.ts'
import { footnoteOptions } from './decorate/decorate-footnotes.ts'
import { CODE_LIMIT } from './decorate/highlight-code.ts'
import { prepareTree } from './decorate/prepare-tree.ts'
import { collectFacts } from './facts/collect-facts.ts'
import { error, positionOf } from './finding.ts'
import { jobOf } from './job.ts'
import { checkPolicy } from './policy/check-policy.ts'
import { inertMdx } from './syntax/inert-mdx.ts'
import { leanGfm } from './syntax/lean-gfm.ts'
import { firstAtDepth } from './walk.ts'

/** Which of the stages run; without policy and decoration, the result is plain MDX. */
export type CompilerMode = {
  policy: boolean
  decoration: boolean
  /** Constructs that the text does not use. */
  idle: readonly string[]
}

/** Reads a text; what it finds is noted in the running job of that path. */
export type Compiler = (source: string, path: string) => Promise<void>

/** The first plugin to see a tree: the text could be read. */
function noteParsed() {
  return (tree: Root, file: VFile) => {
    const job = jobOf(file)
    job.parsed = true
    const deep = firstAtDepth(tree, MAXIMUM_DEPTH + 2)
    if (deep === undefined) return
    job.findings.push(error(positionOf(deep.position, 1), tooDeep))
    tree.children = []
  }
}

/** Spares the stages that follow a text that will not be published. */
function stopAtErrors() {
  return (tree: Root, file: VFile) => {
    if (jobOf(file).findings.some(({ severity }) => severity === 'error')) tree.children = []
  }
}

/**
 * Takes the finished tree for the job. MDX would make a program of it, which would have to be parsed
 * and run to get the elements that the tree says already: a quarter of the time of a body.
 */
function takeTree() {
  return (tree: HastRoot, file: VFile) => {
    jobOf(file).tree = { ...tree }
    tree.children = []
  }
}

function createCompiler({ policy, decoration, idle }: CompilerMode): Compiler {
  const remarkPlugins: PluggableList = [remarkGfm, [leanGfm, idle], noteParsed]
  if (policy) remarkPlugins.unshift(inertMdx)
  if (policy) remarkPlugins.push(checkPolicy)
  remarkPlugins.push(collectFacts, stopAtErrors)
  if (decoration) remarkPlugins.push(prepareTree)
  const options = {
    remarkPlugins,
    rehypePlugins: [...(decoration ? [[decorate, { codeLimit: CODE_LIMIT }]] : []), takeTree],
    remarkRehypeOptions: decoration ? footnoteOptions : {},
    SourceMapGenerator: undefined,
  }
  const plugin = mdx(options as Parameters<typeof mdx>[0])
  return async (source, path) => {
    const result = await plugin.transform(source, path)
    if (result === undefined) throw new Error(`MDX did not compile ${path}`)
  }
}

const compilers = new Map<string, Compiler>()

/** The compiler of a mode; one for all bodies, since setting it up takes longer than using it. */
export function compilerOf(mode: CompilerMode): Compiler {
  const key = JSON.stringify(mode)
  const compiler = compilers.get(key) ?? createCompiler(mode)
  compilers.set(key, compiler)
  return compiler
}

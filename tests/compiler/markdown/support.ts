import { compileBody } from '../../../src/compiler/markdown/compile-body.ts'
import { renderBody } from '../../../src/compiler/markdown/render-body.ts'
import type { BodyFacts } from '../../../src/mdx/body-facts.ts'

/** Facts of a site below a sub-path, with one picture size and recognisable prices. */
export const facts: BodyFacts = {
  planPrice: (service, plan) => `$1,000 (${service}/${plan})`,
  imageSize: () => ({ width: 1200, height: 800 }),
  basePath: '/repo/',
}

/** Compiles a text as an article. */
export const compile = (source: string) => compileBody(source, { file: 'content/blog/prueba.mdx' })

/** The HTML of a text without faults. */
export async function html(source: string): Promise<string> {
  const compiled = await compile(source)
  const [first] = compiled.diagnostics
  if (!compiled.tree) throw new Error(`Refused: ${first?.code} ${first?.message}`)
  return renderBody(compiled, facts)
}

/** What is wrong with a text, as `3:1 code`. */
export async function faults(source: string): Promise<string[]> {
  const { diagnostics } = await compile(source)
  return diagnostics.map(({ line, column, code }) => `${line}:${column} ${code}`)
}

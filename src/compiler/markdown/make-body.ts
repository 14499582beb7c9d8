import { join } from 'node:path'
import type { BodyFacts } from '../../mdx/body-facts.ts'
import { writeWhole } from '../read/write-whole.ts'
import { internalError, stackOf } from '../report/internal-error.ts'
import { compileBody } from './compile-body.ts'
import { type AskedFacts, askedFacts, type FactTable, factsFrom } from './facts/fact-table.ts'
import { hashOfBody } from './hash-of-body.ts'
import { renderBody } from './render-body.ts'
import type { CompiledBody } from './types.ts'

export type CompileBody = (
  source: string,
  options: { file: string; address?: string | undefined },
) => Promise<CompiledBody>
export type RenderBody = (compiled: CompiledBody, facts: BodyFacts) => Promise<string> | string

export type BodySetup = {
  facts: FactTable
  /** Where the HTML is written, as `<hash>.html`. */
  folder: string
  /** The stages themselves; tests of other stages put stubs here. */
  compile?: CompileBody
  render?: RenderBody
}

/** The text of one entry, with blank lines in the place of its fields. */
export type BodySource = { file: string; source: string }

/** What is known of a body once its HTML is made. Plain data, so it can be kept. */
export type MadeBody = Omit<CompiledBody, 'tree'> & {
  /** The facts that its HTML was made with; other facts, other HTML. */
  asked: AskedFacts
  /** SHA-256 of the HTML, first 16 hex digits; absent when there is none. */
  hash?: string
}

export type BodyResult = {
  body: MadeBody
  /** The stack of a fault of ours, which may be gone next time: nothing of it is kept. */
  fault?: string
}

/** Opens the stage that turns texts into HTML files. Faults of a text become diagnostics. */
export async function openBodies(
  setup: BodySetup,
): Promise<(body: BodySource) => Promise<BodyResult>> {
  const { facts: table, folder, compile = compileBody, render = renderBody } = setup
  const facts = factsFrom(table)
  return async ({ file, source }) => {
    try {
      const compiled = await compile(source, { file, address: table.address })
      const { tree, ...body } = compiled
      const asked = askedFacts(body, table)
      // What a text asks for in vain is reported by the checks across files.
      if (!tree || asked.includes(null)) return { body: { ...body, asked } }
      const html = await render(compiled, facts)
      const hash = hashOfBody(html)
      // The name says what it holds: an index that does not know it yet is not disturbed.
      writeWhole(join(folder, `${hash}.html`), html)
      return { body: { ...body, asked, hash } }
    } catch (error) {
      const body = { ...nothing, asked: [], diagnostics: [internalError(file, error)] }
      return { body, fault: stackOf(error) }
    }
  }
}

const nothing = { headings: [], words: 0, links: [], images: [], references: [] }

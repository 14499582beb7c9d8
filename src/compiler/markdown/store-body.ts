import { join } from 'node:path'
import { hashOfBody } from '../../lib/hash.ts'
import { writeWhole } from '../../lib/write-whole.ts'
import type { BodyContext } from '../../mdx/body-context.ts'
import { flag, inFile } from '../problem.ts'
import { shorten } from '../text/printable.ts'
import { rangeAt } from '../text/range.ts'
import { type Body, noMetadata, shownValues } from './body.ts'
import { type CompileBody, compileBody } from './compile-body.ts'

export type BodySetup = {
  context: BodyContext
  /** The folder to which the HTML is written, as `<hash>.html`; by default it is not written. */
  bodiesFolder?: string
  /** Tests of other stages pass a stub here. */
  compile?: CompileBody
}

/** A body whose HTML is stored in a file. */
export type StoredBody = Omit<Body, 'html'> & {
  /** The context values that its HTML was made with; other values give other HTML. */
  shown: (string | null)[]
  /** SHA-256 of the HTML, first 16 hex digits; absent when there is none. */
  hash?: string
}

type BodyResult = {
  body: StoredBody
  /** The stack of an internal error, which may not happen again: such a body is not cached. */
  fault?: string
}

/**
 * @param source the text of one entry, with blank lines in place of its frontmatter
 * @throws when the HTML cannot be written, as on a full disk, which no text is to blame for
 */
export async function storeBody(
  source: string,
  file: string,
  { context, bodiesFolder, compile = compileBody }: BodySetup,
): Promise<BodyResult> {
  let fault: string | undefined
  const { html, ...rest } = await compile(source, { file, context }).catch((thrown): Body => {
    fault = (thrown instanceof Error && thrown.stack) || String(thrown)
    // An error's text is its name and its message.
    const detail = shorten(String(thrown), 200)
    const problem = flag(rangeAt(1, 1), { code: 'internal-error', data: { detail } })
    return { ...noMetadata(), problems: [inFile(file, problem)] }
  })
  const body = { ...rest, shown: shownValues(rest, context) }
  if (html === undefined) return { body, ...(fault !== undefined && { fault }) }
  const hash = hashOfBody(html)
  // The file is named after its content, so a reader of the previous indices is not disturbed.
  if (bodiesFolder) writeWhole(join(bodiesFolder, `${hash}.html`), html)
  return { body: { ...body, hash } }
}

import { join } from 'node:path'
import type { BodyContext } from '../../mdx/body-context.ts'
import { hashOfBody } from '../read/digest.ts'
import { writeWhole } from '../read/write-whole.ts'
import { internalError, stackOf } from '../report/internal-error.ts'
import { type Body, noMetadata, type ShownValues, shownValues } from './body.ts'
import { type CompileBody, compileBody } from './compile-body.ts'

export type BodySetup = {
  context: BodyContext
  /** Where the HTML is written, as `<hash>.html`. */
  folder: string
  /** Tests of other stages put a stub here. */
  compile?: CompileBody | undefined
}

/** The text of one entry, with blank lines in the place of its fields. */
export type BodySource = { file: string; source: string }

/** A body whose HTML lies in a file. */
export type StoredBody = Omit<Body, 'html'> & {
  /** What its HTML was made with; other values, other HTML. */
  shown: ShownValues
  /** SHA-256 of the HTML, first 16 hex digits; absent when there is none. */
  hash?: string
}

export type BodyResult = {
  body: StoredBody
  /** The stack of a fault of ours, which may be gone next time: nothing of it is kept. */
  fault?: string
}

export async function storeBody(
  { context, folder, compile = compileBody }: BodySetup,
  { file, source }: BodySource,
): Promise<BodyResult> {
  try {
    const { html, ...body } = await compile(source, { file, context })
    const shown = shownValues(body, context)
    if (html === undefined) return { body: { ...body, shown } }
    const hash = hashOfBody(html)
    // The name says what it holds: an index that does not know it yet is not disturbed.
    writeWhole(join(folder, `${hash}.html`), html)
    return { body: { ...body, shown, hash } }
  } catch (thrown) {
    const body = { ...noMetadata(), shown: [], problems: [internalError(file, thrown)] }
    return { body, fault: stackOf(thrown) }
  }
}

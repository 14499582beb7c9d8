import type { Files } from '../../support/workspace.ts'

/** What a build says: one `line:column code` per finding, in order; `…` for any more of them. */
type Findings = {
  name: string
  finds: readonly string[]
  /** Words of the first finding's message and hint. */
  says?: readonly string[]
  /** The first line of the file that the repair of the first finding changes, as it is then. */
  writes?: string
}

/** The text or bytes of `content/blog/malo.mdx`. */
export type TextCase = Findings & { text: string | Uint8Array }

/** Files of a site; its findings start with the file: `content/blog/a.mdx:1:1 code`. */
export type FileCase = Findings & { files: Files }

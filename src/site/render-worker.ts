import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PageToRender } from './document/page-to-render.ts'
import { type PageDocument, pageDocument } from './page-document.ts'

/** What a thread is asked: to render a page with the program in `folder`. */
export type RenderTask = {
  folder: string
  base: string
  /** Address of the script that starts a page in the browser. */
  entry: string
  page: PageToRender
}

// vike prints what fails as well as handing it over, and the build has one sentence for it.
console.error = () => {}

/** The thread of `renderPages`. */
export default async function render({
  folder,
  base,
  entry,
  page,
}: RenderTask): Promise<PageDocument> {
  // So a built program makes itself known to vike's server runtime.
  await import(pathToFileURL(join(folder, 'server/entry.mjs')).href)
  return pageDocument(page, base, entry)
}

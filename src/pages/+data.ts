import type { PageContextServer } from 'vike/types'
import { pageToRender } from '../site/page-data.ts'

/** vike's hook: the page of the URL, from the content that whoever asks for it has given. */
export const data = ({ content, urlPathname }: PageContextServer) =>
  pageToRender(content, urlPathname)

export type Data = ReturnType<typeof data>

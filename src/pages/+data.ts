import type { PageContextServer } from 'vike/types'
import { pageData } from '../site/page-data.ts'

/** vike's hook: the data of the URL, from the content that whoever asks for the page has given. */
export const data = ({ content, urlPathname }: PageContextServer) => pageData(content, urlPathname)

export type Data = ReturnType<typeof data>

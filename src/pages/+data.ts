import type { PageContextServer } from 'vike/types'

/** vike's hook: what the page of the URL shows, from whoever asks for it. */
export const data = ({ pageOf, urlPathname }: PageContextServer) => pageOf(urlPathname)

export type Data = ReturnType<typeof data>

import type { PageContextServer } from 'vike/types'

/** vike's hook: what the page of the URL shows, from whoever asks for it. */
export const data = ({ pageToRender }: PageContextServer) => pageToRender

export type Data = ReturnType<typeof data>

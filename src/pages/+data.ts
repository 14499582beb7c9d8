import type { PageContextServer } from 'vike/types'

/** vike's hook: the page to render, as passed in by the caller of `renderPage()`. */
export const data = ({ pageToRender }: PageContextServer) => pageToRender

export type Data = ReturnType<typeof data>

import { createStore } from '../../lib/resource.ts'
import { withBase } from '../../lib/site-path.ts'

/** Where the body of an article is published as a chunk of its own, without the base. */
export function bodyPath(hash: string): string {
  return `/_bodies/${hash}.js`
}

/** HTML of bodies by hash; each is fetched as a chunk when a client navigation needs it. */
export const bodies = createStore<string>(async (hash) => {
  const chunk: { default: string } = await import(
    /* @vite-ignore */ withBase(import.meta.env.BASE_URL, bodyPath(hash))
  )
  return chunk.default
})

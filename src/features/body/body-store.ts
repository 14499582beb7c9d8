import { createStore } from '../../lib/resource.ts'
import { withBase } from '../../lib/site-path.ts'

/** Where the body of an article is published as a chunk of its own, without the base. */
export function bodyPath(hash: string): string {
  return `/_bodies/${hash}.js`
}

/** Failed attempts by hash. Browsers remember a module that failed, so a retry needs a new address. */
const failures = new Map<string, number>()

async function loadBody(hash: string): Promise<string> {
  const failed = failures.get(hash) ?? 0
  const address = withBase(import.meta.env.BASE_URL, bodyPath(hash))
  try {
    const chunk: { default: string } = await import(
      /* @vite-ignore */ failed > 0 ? `${address}?intento=${failed}` : address
    )
    return chunk.default
  } catch (error) {
    failures.set(hash, failed + 1)
    throw error
  }
}

/** HTML of bodies by hash; each is fetched as a chunk when a client navigation needs it. */
export const bodies = createStore<string>(loadBody)

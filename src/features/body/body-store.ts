import { createStore } from '../../lib/resource.ts'
import { withBase } from '../../lib/site-path.ts'

/** Where the body of an article is published as a chunk of its own, without the base. */
export function bodyPath(hash: string): string {
  return `/_bodies/${hash}.js`
}

/** Failed attempts by hash. Browsers remember a module that failed, so a retry needs a new address. */
const failures = new Map<string, number>()

/** A text, and how it looks: by rules, or by the class of those that stand in the page already. */
export type BodyContent = { html: string } & ({ styles: string } | { className: string })

async function loadBody(hash: string): Promise<BodyContent> {
  const failed = failures.get(hash) ?? 0
  const address = withBase(import.meta.env.BASE_URL, bodyPath(hash))
  try {
    const [chunk, { proseStyles }] = await Promise.all([
      import(/* @vite-ignore */ failed > 0 ? `${address}?intento=${failed}` : address) as Promise<{
        default: string
      }>,
      import('../../mdx/prose-styles.ts'),
    ])
    return { html: chunk.default, styles: proseStyles }
  } catch (error) {
    failures.set(hash, failed + 1)
    throw error
  }
}

/** Bodies by hash; each is fetched as a chunk when a client navigation needs it. */
export const bodies = createStore<BodyContent>(loadBody)

/** Takes the bodies that stand in the page, with their look. */
export function adoptBodies(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-body]')) {
    const { dataset, innerHTML: html, className } = element
    bodies.seed(dataset.body ?? '', { html, className })
  }
}

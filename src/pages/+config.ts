import type { Config } from 'vike/types'

/**
 * vike (formerly vite-plugin-ssr) bundles and renders; React Router owns the URLs. There is one
 * catch-all page and, as by default, no client routing, so that vike's client runtime is not shipped.
 * Hooks have no time limit, because a busy machine may render slowly.
 */
export default { route: '*', hooksTimeout: false } satisfies Config

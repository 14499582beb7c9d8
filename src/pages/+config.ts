import type { Config } from 'vike/types'

/**
 * vike (vite-plugin-ssr under its present name) bundles and renders; React Router owns the URLs.
 * One catch-all page, no client routing, so that vike's client runtime stays off the site.
 */
export default {
  route: '*',
  clientRouting: false,
  hooksTimeout: false,
} satisfies Config

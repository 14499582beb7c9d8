type HostForm = {
  /** Whether the site stands in a folder of its own, beside what the server has to know. */
  isServer: boolean
  /** Whether compressed files stand beside the others; elsewhere the host compresses. */
  isCompressed: boolean
  /** Whether pages of former addresses are left out, because the host redirects by itself. */
  redirects: boolean
  /** Whether the host reads `_headers` and `_redirects`. */
  readsRules: boolean
}

const server = { isServer: true, isCompressed: true, redirects: true, readsRules: false }
const service = { isServer: false, isCompressed: false, redirects: true, readsRules: true }

export const hosts = {
  nginx: server,
  caddy: server,
  container: server,
  netlify: service,
  'cloudflare-pages': service,
  'github-pages': { ...service, redirects: false, readsRules: false },
  rsync: { ...service, isCompressed: true, redirects: false, readsRules: false },
} as const satisfies Record<string, HostForm>

export type HostName = keyof typeof hosts

export const isHostName = (name: string): name is HostName => Object.hasOwn(hosts, name)

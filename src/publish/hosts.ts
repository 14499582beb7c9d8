import { join, resolve } from 'node:path'
import type { HostRules } from '../site/host-rules.ts'
import { caddyfile, containerfile } from './hosts/caddy.ts'
import { nginxBrotli, nginxConf } from './hosts/nginx.ts'

type Host = {
  /** Whether compressed files are added; elsewhere the host compresses. */
  isCompressed: boolean
  /** Whether the host reads `_headers` and `_redirects`, which it looks for at the root of a domain. */
  readsRules: boolean
  /** The environment variables that publishing needs, the same as the scripts of the workflow. */
  needs?: readonly string[]
  /** The programs that publish a folder, the same that the workflow runs. */
  commands?: (folder: string, site: string) => string[][]
  /**
   * The configuration files of one's own server, by name; the site then goes into a folder beside
   * them.
   */
  configuration?: (rules: HostRules, out: string) => Record<string, string>
}

const server = { isCompressed: true, readsRules: false }
const service = { isCompressed: false, readsRules: true }

const siteIn = (out: string) => join(resolve(out), 'site')

function nginxFiles(rules: HostRules, out: string) {
  const name = rules.address === undefined ? '_' : new URL(rules.address).hostname
  const include = join(resolve(out), 'brotli*.conf')
  const options = { listen: ['80', '[::]:80'], name, root: siteIn(out), include }
  return { 'nginx.conf': nginxConf(rules, options), 'brotli.conf': nginxBrotli }
}

function caddyFiles(rules: HostRules, out: string) {
  const address = rules.address === undefined ? undefined : new URL(rules.address)
  // An address without encryption keeps its scheme: for a bare name Caddy obtains a certificate.
  const site = address ? (address.protocol === 'https:' ? address.host : address.origin) : ':80'
  return { Caddyfile: caddyfile(rules, { site, root: siteIn(out) }) }
}

const byName = {
  nginx: { ...server, configuration: nginxFiles },
  caddy: { ...server, configuration: caddyFiles },
  container: {
    ...server,
    configuration: (rules, out) => ({ ...caddyFiles(rules, out), Containerfile: containerfile }),
  },
  netlify: {
    ...service,
    needs: ['PUBLISH_SITE', 'NETLIFY_AUTH_TOKEN'],
    commands: () => [['node', '.github/scripts/netlify.mjs']],
  },
  'cloudflare-pages': {
    ...service,
    needs: ['PUBLISH_SITE', 'CLOUDFLARE_API_TOKEN', 'CLOUDFLARE_ACCOUNT_ID'],
    commands: (folder, site) => [
      ['npm', 'ci', '--prefix', 'deploy', '--ignore-scripts'],
      [
        ...['deploy/node_modules/.bin/wrangler', 'pages', 'deploy', folder],
        ...['--project-name', site, '--branch', 'main', '--commit-dirty=true'],
      ],
    ],
  },
  'github-pages': {
    ...service,
    readsRules: false,
    commands: () => [['bash', '.github/scripts/publish-branch.sh']],
  },
  rsync: {
    ...service,
    isCompressed: true,
    readsRules: false,
    needs: ['RSYNC_TARGET', 'RSYNC_KNOWN_HOSTS', 'RSYNC_KEY'],
    commands: () => [['bash', '.github/scripts/publish-rsync.sh']],
  },
} satisfies Record<string, Host>

export type HostName = keyof typeof byName

/** The hosts on which a site can be published. */
export const hosts: Readonly<Record<HostName, Host>> = byName

export const isHostName = (name: string): name is HostName => Object.hasOwn(hosts, name)

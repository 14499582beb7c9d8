import { parseUrl } from '../lib/parse-url.ts'
import type { Findings } from './finding.ts'
import type { SiteFolder, Target } from './site-folder.ts'

/** Former paths by the address that they lead to, of a file that Netlify and Cloudflare read. */
export function parseRedirects(text: string): Map<string, string> {
  const rules = text
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([from = '']) => from !== '' && !from.startsWith('#'))
  return new Map(rules.map(([from = '', to = '']) => [from, to]))
}

/** Every former address leads to a page in one step, and to none that is itself a former one. */
export function checkRedirects(site: SiteFolder, findings: Findings): void {
  for (const [from, to] of site.redirects) {
    const add = (code: string, message: string) =>
      findings.in('_redirects')(code, `${from}: ${message}`)
    const address = parseUrl(to, site.base)
    const { file, redirect, isElsewhere }: Target = address ? site.targetOf(address.href) : {}
    if (redirect) add('redirect-chain', `${to} leads on to ${redirect}`)
    else if (!file && !isElsewhere) add('redirect-broken', `${to} is not there`)
  }
}

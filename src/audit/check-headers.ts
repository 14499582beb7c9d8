import { attributeOf, textOf } from '../lib/html-tree.ts'
import { urlOfFile } from '../site/built-site.ts'
import { headersFor } from '../site/host.ts'
import type { HeaderRule } from '../site/host-rules.ts'
import type { Findings } from './finding.ts'
import type { Page } from './page.ts'
import { allows, type Inline, type Policy, parsePolicy, sourcesOf } from './policy.ts'
import type { SiteFolder } from './site-folder.ts'

const file = '_headers'

type Patterns = Record<string, RegExp>

/** The headers that every page must be sent with, and the pattern of each value. */
const required: Patterns = {
  'content-security-policy': /\bframe-ancestors /,
  'cross-origin-resource-policy': /^(?:same-origin|same-site|cross-origin)$/,
  'permissions-policy': /^[a-z-]+=(?:\*|\([^)]*\))(?:, *[a-z-]+=(?:\*|\([^)]*\)))*$/,
  'referrer-policy': /^(?:no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/,
  'x-content-type-options': /^nosniff$/,
}

/** The same over HTTPS only: browsers ignore them elsewhere. */
const requiredIfSecure: Patterns = {
  'cross-origin-opener-policy': /^same-origin(?:-allow-popups)?$/,
  'strict-transport-security': /^max-age=\d{8,}(?:; *includeSubDomains)?(?:; *preload)?$/,
}

/** Parses a `_headers` file as Netlify and Cloudflare do. */
function parseHeaders(text: string, findings: Findings): HeaderRule[] {
  const rules: HeaderRule[] = []
  for (const [index, line] of text.split('\n').entries()) {
    const report = (message: string) => findings.in(file)('header-malformed', message, index + 1)
    if (/^(?:#|\s*$)/.test(line)) continue
    if (!/^\s/.test(line)) {
      if (!line.startsWith('/')) report(`"${line}" is no path`)
      rules.push({ path: line.trim(), headers: {} })
      continue
    }
    const [, name = '', value = ''] = /^\s+([\w-]+):\s*(\S.*)$/.exec(line) ?? []
    const headers = rules.at(-1)?.headers
    if (name === '' || !headers) report(`"${line.trim()}" is no header of a path`)
    else if (name.toLowerCase() in headers) report(`${name} is given twice`)
    else headers[name.toLowerCase()] = value.trim()
  }
  return rules
}

/** Checks the headers of a site, and returns a check of what they allow on each page. */
export function headersCheck(site: SiteFolder, findings: Findings) {
  const rules = site.files.has(file) ? parseHeaders(site.read(file), findings) : []

  const report = findings.in(file)
  const common = Object.fromEntries(headersFor(rules, '/'))
  const isSecure = site.base.startsWith('https:')
  const patterns = { ...required, ...(isSecure && requiredIfSecure) }
  for (const [name, pattern] of Object.entries(patterns)) {
    const value = common[name]
    if (value === undefined) report('header-missing', `pages are sent without ${name}`)
    else if (!pattern.test(value)) report('header-weak', `${name}: ${value} is not enough`)
  }

  /** Checks that every policy of a page allows its inline scripts and styles. */
  return (page: Page): void => {
    const headers = Object.fromEntries(headersFor(rules, urlOfFile(page.file)))
    const fromHeader = headers['content-security-policy']
    const fromPage = page.elements
      .filter((one) => attributeOf(one, 'http-equiv')?.toLowerCase() === 'content-security-policy')
      .map((one) => attributeOf(one, 'content') ?? '')
    const policies = [...(fromHeader ? [fromHeader] : []), ...fromPage].map(parsePolicy)
    const report = findings.in(page.file)
    if (policies.length > 0 && !policies.some(isStrict))
      report('policy-weak', 'no policy restricts script-src, object-src and base-uri')
    for (const part of inlineParts(page))
      if (!policies.every((policy) => allows(policy, part)))
        report('policy-blocks', `the policy refuses a ${part.kind} of the page: ${excerpt(part)}`)
  }
}

const excerpt = ({ code }: Inline) => (code.length > 60 ? `${code.slice(0, 60)}…` : code)

const open = ['*', "'unsafe-inline'", 'https:', 'data:']

const isStrict = (policy: Policy) =>
  sourcesOf(policy, 'script-src')?.every((source) => !open.includes(source)) &&
  sourcesOf(policy, 'object-src') &&
  policy.has('base-uri')

function* inlineParts({ elements }: Page): Generator<Inline> {
  for (const element of elements) {
    const { tagName, childNodes, attrs } = element
    const type = attributeOf(element, 'type') ?? ''
    const runs = /^$|javascript|^module$|^importmap$|^speculationrules$/i.test(type)
    const isScript = tagName === 'script' && runs && attributeOf(element, 'src') === undefined
    if (isScript) yield { kind: 'script', isAttribute: false, code: textOf(childNodes) }
    if (tagName === 'style') yield { kind: 'style', isAttribute: false, code: textOf(childNodes) }
    for (const { name, value } of attrs) {
      if (name === 'style') yield { kind: 'style', isAttribute: true, code: value }
      if (/^on[a-z]+$/.test(name)) yield { kind: 'script', isAttribute: true, code: value }
    }
  }
}

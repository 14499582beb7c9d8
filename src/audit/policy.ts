import { createHash } from 'node:crypto'

/** Sources by directive. */
export type Policy = ReadonlyMap<string, readonly string[]>

const fetchDirectives = [
  ...['child', 'connect', 'default', 'font', 'frame', 'img', 'manifest', 'media', 'object'],
  ...['script', 'style', 'worker'],
].map((name) => `${name}-src`)
const known = new Set([
  ...fetchDirectives,
  ...['script-src-elem', 'script-src-attr', 'style-src-elem', 'style-src-attr'],
  ...['base-uri', 'form-action', 'frame-ancestors', 'sandbox', 'report-to', 'report-uri'],
  ...['upgrade-insecure-requests', 'require-trusted-types-for', 'trusted-types'],
])
/** Directives whose values are not sources. */
const others =
  /^(?:sandbox|report-to|report-uri|upgrade-insecure-requests|require-trusted-types-for|trusted-types)$/
const ignoredInMeta = ['frame-ancestors', 'report-uri', 'sandbox']

const keyword =
  /^'(?:none|self|unsafe-inline|unsafe-eval|unsafe-hashes|strict-dynamic|report-sample|wasm-unsafe-eval|inline-speculation-rules)'$/
const digest = /^'(?:sha256-[\w+/-]{43}=|sha384-[\w+/-]{64}|sha512-[\w+/-]{86}==)'$/
const host =
  /^(?:[a-z][a-z\d+.-]*:|(?:[a-z][a-z\d+.-]*:\/\/)?(?:\*|(?:\*\.)?[a-z\d_-]+(?:\.[a-z\d_-]+)*)(?::(?:\d+|\*))?(?:\/[^\s?#]*)?)$/i

const isSource = (source: string) =>
  keyword.test(source) || digest.test(source) || host.test(source)

/**
 * Parses a policy by the grammar of CSP level 3.
 *
 * @returns the policy, and messages about what browsers would ignore in it
 */
export function parsePolicy(text: string, isMeta: boolean): { policy: Policy; faults: string[] } {
  const policy = new Map<string, string[]>()
  const faults: string[] = []
  for (const part of text.split(';')) {
    const [name = '', ...values] = part.trim().split(/\s+/)
    if (name === '') continue
    const directive = name.toLowerCase()
    if (policy.has(directive)) faults.push(`${directive} is given twice`)
    else policy.set(directive, values)
    if (!known.has(directive)) faults.push(`${directive} is no directive`)
    if (isMeta && ignoredInMeta.includes(directive))
      faults.push(`${directive} is ignored in <meta>`)
    if (others.test(directive)) continue
    const wrong = values.filter((source) => !isSource(source))
    for (const source of wrong) faults.push(`${directive}: ${source} is no source`)
    if (values.includes("'none'") && values.length > 1)
      faults.push(`${directive}: 'none' stands beside other sources`)
  }
  return { policy, faults }
}

/** The directives for each kind of inline code; the first one that a policy has applies. */
const within = {
  script: ['script-src-elem', 'script-src', 'default-src'],
  style: ['style-src-elem', 'style-src', 'default-src'],
  'script attribute': ['script-src-attr', 'script-src', 'default-src'],
  'style attribute': ['style-src-attr', 'style-src', 'default-src'],
}

export type Inline = keyof typeof within

export function allows(policy: Policy, kind: Inline, code: string): boolean {
  const sources = within[kind].map((name) => policy.get(name)).find((one) => one !== undefined)
  if (!sources) return true
  if (sources.includes("'unsafe-inline'")) return !sources.some((source) => digest.test(source))
  // Nobody allows attributes by hash: that would also need 'unsafe-hashes'.
  const hash = createHash('sha256').update(code).digest('base64')
  return !kind.endsWith('attribute') && sources.includes(`'sha256-${hash}'`)
}

/**
 * What Mozilla's Observatory (mdn/mdn-http-observatory, src/grader and src/analyzer) gives a page of
 * a site that sets no cookie, loads no script of another and sends visitors from http to https.
 */

type Policy = ReadonlyMap<string, readonly string[]>

const parse = (text: string): Policy =>
  new Map(
    text.split(';').map((rule) => {
      const [name = '', ...sources] = rule.trim().split(/\s+/)
      return [name.toLowerCase(), sources.map((source) => source.toLowerCase())]
    }),
  )

/** Several policies hold together: of a rule that two of them have, what both allow. */
function merge([first, ...others]: readonly Policy[]): Policy {
  const merged = new Map(first)
  for (const policy of others)
    for (const [name, sources] of policy) {
      const shared = sources.filter((source) => merged.get(name)?.includes(source))
      // As it counts, what a later policy alone allows is nothing.
      merged.set(name, shared.length > 0 || !name.endsWith('-src') ? shared : ["'none'"])
    }
  return merged
}

const broad = ['ftp:', 'http:', 'https:', '*', 'http://*', 'http://*.*', 'https://*', 'https://*.*']
const loose = [...broad, "'unsafe-inline'", 'data:']

function policyScore(policies: readonly Policy[]): number {
  if (policies.length === 0) return -25
  const policy = merge(policies)
  const of = (name: string) => policy.get(name) ?? policy.get('default-src') ?? ['*']
  const has = (sources: readonly string[], some: readonly string[]) =>
    sources.some((source) => some.includes(source))
  if (has(of('script-src'), loose) || has(of('object-src'), broad)) return -20
  const all = [...policy.values()].flat()
  if (all.some((source) => /^(?:http|ftp):/.test(source))) return -20
  if (has([...of('script-src'), ...of('style-src')], ["'unsafe-eval'"])) return -10
  if (has(of('style-src'), loose)) return 0
  return policy.get('default-src')?.join() === "'none'" ? 10 : 5
}

/** The score of a page by its headers and its HTML; 100 is where every site begins. */
export function observatoryScore(headers: ReadonlyMap<string, string>, html: string): number {
  const get = (name: string) => headers.get(name)?.toLowerCase() ?? ''
  const sent = headers.get('Content-Security-Policy')
  const written = [
    ...html.matchAll(/<meta http-equiv="Content-Security-Policy" content="([^"]*)">/g),
  ].map(([, text = '']) => parse(text))
  const header = sent ? [parse(sent)] : []
  const age = Number(/max-age=(\d+)/.exec(get('Strict-Transport-Security'))?.[1] ?? 0)
  const results = [
    policyScore([...header, ...written]),
    /^(?:no-referrer|same-origin|strict-origin(?:-when-cross-origin)?)$/.test(
      get('Referrer-Policy'),
    )
      ? 5
      : 0,
    age === 0 ? -20 : age < 15_768_000 ? -10 : 0,
    get('X-Content-Type-Options') === 'nosniff' ? 0 : -5,
    header.some((policy) => policy.has('frame-ancestors')) ? 5 : -20,
    /^same-(?:origin|site)$/.test(get('Cross-Origin-Resource-Policy')) ? 10 : 0,
    /<script[^>]*\ssrc="(?:https?:)?\/\//.test(html) ? -5 : 0,
  ]
  const sum = (list: readonly number[]) => list.reduce((all, one) => all + one, 0)
  const base = 100 + sum(results.filter((result) => result < 0))
  return base < 90 ? base : base + sum(results.filter((result) => result > 0))
}

import { decodePath, encodePath } from './site-path.ts'

/** One line of a `_redirects` file: `from to status`. */
export interface RedirectRule {
  /** A decoded path; `/*` at its end stands for everything below. */
  from: string
  /** A path of the site or a whole address; `:splat` is what the `*` stood for. */
  to: string
  status: number
  /** Written `301!`: applies even where a file exists. */
  isForced: boolean
}

const redirectStatus = /^(301|302|303|307|308)(!?)$/

/**
 * Reads a Netlify `_redirects` file. Rules for error pages are left to the server's own 404; what
 * else it could not honour is an error, because ignoring it would show a site that no host shows.
 */
export function parseRedirects(text: string): RedirectRule[] {
  return text.split(/\r?\n/).flatMap((line, index) => {
    const [from, to, status = '301', ...rest] = line
      .replace(/(^|\s)#.*$/, '')
      .trim()
      .split(/\s+/)
    if (!from) return []
    if (to && status === '404') return []
    const [, code, bang] = redirectStatus.exec(status) ?? []
    const path = from.includes('/:') ? undefined : decodePath(from)
    const isTarget = to !== undefined && /^(\/(?!\/)|https?:\/\/)/.test(to)
    if (path === undefined || !isTarget || !code || rest.length > 0) {
      throw new Error(
        `_redirects:${index + 1}: "${line.trim()}" is not understood. Write: /from /to 301`,
      )
    }
    return [{ from: path, to, status: Number(code), isForced: bang === '!' }]
  })
}

/** Where a rule sends a decoded path, or undefined when the rule is about other paths. */
export function redirectTarget(rule: RedirectRule, path: string): string | undefined {
  const asked = withoutEndSlash(path)
  if (!rule.from.endsWith('/*')) {
    return withoutEndSlash(rule.from) === asked ? rule.to : undefined
  }
  const parent = rule.from.slice(0, -2)
  if (asked !== parent && !asked.startsWith(`${parent}/`)) return undefined
  return rule.to.replace(':splat', () => encodePath(asked.slice(parent.length + 1)))
}

/** Hands the query on, unless the rule brings its own. */
export function withQuery(address: string, query: string): string {
  if (!query || address.includes('?')) return address
  const [page = '', ...anchor] = address.split('#')
  return [`${page}${query}`, ...anchor].join('#')
}

function withoutEndSlash(path: string): string {
  return path.replace(/\/$/, '')
}

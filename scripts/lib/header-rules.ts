/** A block of a `_headers` file: a path and what is sent with it. */
export interface HeaderRule {
  /** A path; `*` at its end stands for whatever follows. */
  path: string
  headers: [name: string, value: string][]
}

/**
 * Reads a Netlify `_headers` file. What the server could not honour is an error, because ignoring it
 * would show a site that no host shows.
 */
export function parseHeaders(text: string): HeaderRule[] {
  const rules: HeaderRule[] = []
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (/^\s*(#|$)/.test(line)) continue
    const [, name, value] = /^\s+([\w-]+):\s*(\S.*?)\s*$/.exec(line) ?? []
    const last = rules.at(-1)
    if (/^\/[^\s*:]*\*?$/.test(line)) rules.push({ path: line, headers: [] })
    else if (last && name && value) last.headers.push([name, value])
    else
      throw new Error(
        `_headers:${index + 1}: "${line.trim()}" is not understood. Write: /path/*, and below it, indented, Name: value`,
      )
  }
  return rules
}

/** The headers of all rules for a path. */
export function headersFor(rules: readonly HeaderRule[], path: string): HeaderRule['headers'] {
  return rules
    .filter((rule) =>
      rule.path.endsWith('*') ? path.startsWith(rule.path.slice(0, -1)) : rule.path === path,
    )
    .flatMap(({ headers }) => headers)
}

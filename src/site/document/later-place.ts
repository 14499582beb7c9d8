/** What a text may show before the sheet for later has come. */
const plain = new Set(['p', 'h2', 'h3', 'a', 'strong', 'em', 'br', 'ul', 'ol', 'li'])

/**
 * Finds the first block of a text that plain rules do not style: a table, code, a callout. Headings
 * that lead to it belong to it, for their rules look at what follows them.
 *
 * @returns where it begins; -1 if there is none, or nothing before it
 */
export function findLaterPlace(html: string): number {
  let depth = 0
  let start = 0
  let isLed = false
  for (const tag of html.matchAll(/<(\/?)([a-z][a-z0-9]*)([^>]*)>/g)) {
    const [, closing, name = '', attributes = ''] = tag
    if (closing) {
      depth--
      isLed = depth === 0 && /^h\d$/.test(name)
      continue
    }
    if (depth === 0 && !isLed) start = tag.index
    if (!plain.has(name) || attributes.includes(' class=')) return start > 0 ? start : -1
    if (!attributes.endsWith('/')) depth++
  }
  return -1
}

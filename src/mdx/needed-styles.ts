/** A rule, or a group of rules under a condition such as `@media`. */
type Block = { head: string; inside: string }

/** Splits styles into plain declarations and blocks, in their order. */
function split(styles: string): (string | Block)[] {
  const parts: (string | Block)[] = []
  let depth = 0
  let from = 0
  let head = ''
  for (let at = 0; at < styles.length; at++) {
    const character = styles[at]
    if (character === '{' && depth++ === 0) {
      head = styles.slice(from, at).trim()
      from = at + 1
    } else if (character === '}' && --depth === 0) {
      parts.push({ head, inside: styles.slice(from, at) })
      from = at + 1
    } else if (character === ';' && depth === 0) {
      parts.push(styles.slice(from, at + 1).trim())
      from = at + 1
    }
  }
  const rest = styles.slice(from).trim()
  return rest ? [...parts, rest] : parts
}

/** Elements and classes of a selector, without its conditions: `ul > li::before` has `ul` and `li`. */
const namesOf = (selector: string) =>
  selector.replace(/\.dark |::?[\w-]+(\(.*?\))?|\[.*?\]/g, ' ').match(/[\w-]+/g) ?? []

/** Elements and classes that occur in HTML. */
function namesIn(html: string): Set<string> {
  const names = new Set<string>()
  for (const [, tag = '', classes] of html.matchAll(/<([a-z]\w*)(?:[^>]*? class="([^"]*)")?/g)) {
    names.add(tag)
    for (const name of classes?.split(' ') ?? []) names.add(name)
  }
  return names
}

function keep(styles: string, names: ReadonlySet<string>): string {
  return split(styles)
    .map((part) => {
      if (typeof part === 'string') return part
      if (part.head.startsWith('@')) {
        const inside = keep(part.inside, names)
        return inside && `${part.head}{${inside}}`
      }
      const selectors = part.head
        .split(/,(?![^(]*\))/)
        .filter((selector) => namesOf(selector).every((name) => names.has(name)))
      return selectors.length > 0 ? `${selectors.join()}{${part.inside}}` : ''
    })
    .join('')
}

/** All elements and classes that selectors ask for. */
const namesAskedIn = (styles: string): string[] =>
  split(styles).flatMap((part) => {
    if (typeof part === 'string') return []
    return part.head.startsWith('@') ? namesAskedIn(part.inside) : namesOf(part.head)
  })

/**
 * Gives the part of some nested styles that an HTML can show, so that a page carries no more. Texts
 * that hold the same things share an answer: thousands of them ask.
 */
export function openStyles(styles: string): (html: string) => string {
  const asked = [...new Set(namesAskedIn(styles))]
  const answers = new Map<string, string>()
  return (html) => {
    const present = namesIn(html)
    const held = asked.filter((name) => present.has(name))
    const key = held.join(' ')
    const answer = answers.get(key) ?? keep(styles, new Set(held))
    answers.set(key, answer)
    return answer
  }
}

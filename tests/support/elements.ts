import { withoutBase } from '../../src/lib/site-path.ts'
import { plainText } from './plain-text.ts'
import { basePath } from './site-content.ts'

/**
 * Every element whose opening tag matches, with its content.
 *
 * @param opening starts with the tag's name, e.g. `/<li\b/`
 */
export function elements(html: string, opening: RegExp): string[] {
  return [...html.matchAll(new RegExp(opening, 'g'))].map(({ 0: start, index }) => {
    const name = /^<(\w+)/.exec(start)?.[1]
    const tags = new RegExp(`<(/?)${name}\\b[^>]*>`, 'g')
    tags.lastIndex = index
    let depth = 0
    for (let tag = tags.exec(html); tag; tag = tags.exec(html)) {
      depth += tag[1] ? -1 : 1
      if (depth === 0) return html.slice(index, tags.lastIndex)
    }
    throw new Error(`${start} is not closed`)
  })
}

export function element(html: string, opening: RegExp): string {
  const [first, ...others] = elements(html, opening)
  if (first === undefined || others.length > 0)
    throw new Error(`${others.length + (first ? 1 : 0)} elements match ${opening}, not one`)
  return first
}

/** The outermost elements of a name inside another one, e.g. the items of a list. */
export function children(html: string, name: string): string[] {
  const inner = html.slice(html.indexOf('>') + 1)
  const found = elements(inner, new RegExp(`<${name}\\b`))
  return found.filter((part) => !found.some((other) => other !== part && other.includes(part)))
}

export const textsOf = (html: string, name: string) =>
  elements(html, new RegExp(`<${name}\\b`)).map(plainText)

/** Links with their texts; those within the site as its content names them, without the base. */
export function linksOf(html: string): { text: string; to: string }[] {
  return elements(html, /<a\b/).map((link) => ({
    text: plainText(link),
    to: withoutBase(basePath, / href="([^"]*)"/.exec(link)?.[1] ?? ''),
  }))
}

import { openStyles } from '../../mdx/needed-styles.ts'
import { proseStyles } from '../../mdx/prose-styles.ts'
import { firstCss, laterCss, waitingCss } from '../../theme/root-css.ts'
import { type Rules, rulesOf, written } from './collect-rules.ts'
import { styleKey } from './get-element.tsx'
import { type LaterSheet, laterMark, proseName } from './later-sheet.tsx'

const proseStylesFor = openStyles(proseStyles)

/** What a selector asks for that no page shows before somebody touches it. */
const touched = /:hover|:active|:disabled|\[open\]/

function withoutTouched(rules: string): string {
  return rules
    .replace(/([^{}@]+)\{[^{}]*\}/g, (rule, selectors: string) =>
      selectors.split(/,(?![^(]*\))/).every((selector) => touched.test(selector)) ? '' : rule,
    )
    .replace(/@media[^{}]*\{\}/g, '')
}

/** What was made of rules or styles: the same ones come with every page. */
const made = new Map<string, string>()

function makeOnce(from: string, make: () => string): string {
  const result = made.get(from) ?? make()
  made.set(from, result)
  return result
}

/** Rules of a class for the first screen. */
const firstRules = (rules: string) => makeOnce(rules, () => withoutTouched(rules))

/** Rules for as much of a text as the first screen shows. */
function firstProseRules(html: string): string {
  const styles = proseStylesFor(html)
  return makeOnce(styles, () => withoutTouched(rulesOf(proseName, styles)))
}

/** Names of classes as they stand in the markup. */
const className = new RegExp(`\\b${styleKey}-[a-z0-9]+`, 'g')

/** A page's own rules: what it shows before the sheet for later, and what that does not hold. */
export function pageRules(markup: string, rules: Rules, sheet: LaterSheet | undefined): string {
  const first = sheet ? markup.slice(0, markup.indexOf(laterMark)) : markup
  const classes = new Set(first.match(className))
  const own = Object.entries(rules).map(([name, text]) => {
    if (name === proseName) return firstProseRules(first.slice(first.indexOf('data-body')))
    if (!sheet?.names.has(name)) return text
    return classes.has(`${styleKey}-${name}`) ? firstRules(text) : ''
  })
  const shown = own.join('')
  return written(firstCss(first, shown) + (sheet ? waitingCss : laterCss) + shown)
}

import { openStyles } from '../mdx/needed-styles.ts'
import { proseStyles } from '../mdx/prose-styles.ts'
import { firstCss, laterCss } from '../theme/root-css.ts'
import { type Rules, rulesOf } from './collect-rules.ts'
import { styleKey } from './get-element.tsx'
import { laterSheet, proseName } from './later-sheet.tsx'

const proseStylesFor = openStyles(proseStyles)

/** Rules for what a text shows by their styles: most texts begin with the same. */
const proseRules = new Map<string, string>()

function proseRulesFor(html: string): string {
  const styles = proseStylesFor(html)
  const rules = proseRules.get(styles) ?? rulesOf(proseName, styles)
  proseRules.set(styles, rules)
  return rules
}

/** A page's own rules: what it shows before the sheet for later, and what that does not hold. */
export function pageRules(markup: string, rules: Rules): string {
  const sheet = laterSheet()
  const first = sheet ? markup.slice(0, markup.indexOf(sheet.link)) : markup
  const own = Object.entries(rules).flatMap(([name, text]) => {
    if (name === proseName) return proseRulesFor(first.slice(first.indexOf('data-body')))
    const isLater = sheet?.names.has(name) && !first.includes(`${styleKey}-${name}`)
    return isLater ? [] : text
  })
  return (sheet ? firstCss(first) : firstCss(markup) + laterCss) + own.join('')
}

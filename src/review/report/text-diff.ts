import { diffWordsWithSpace } from 'diff'
import { escapeText } from '../../lib/escape-markup.ts'
import type { PageChange } from '../compare-pages.ts'

/** Characters of an unchanged stretch that are shown beside a change. */
const context = 90

/** Stretches of text that differ, as HTML with `<del>` and `<ins>` around the words. */
export function textDiff(text: PageChange['text']): string {
  return text
    .map(({ removed, added }) => `<p>${wordDiff(removed.join('\n'), added.join('\n'))}</p>`)
    .join('')
}

function wordDiff(before: string, after: string): string {
  if (before === '') return `<ins>${escapeText(after)}</ins>`
  if (after === '') return `<del>${escapeText(before)}</del>`
  return diffWordsWithSpace(before, after)
    .map(({ value, added, removed }) => {
      if (added) return `<ins>${escapeText(value)}</ins>`
      if (removed) return `<del>${escapeText(value)}</del>`
      return escapeText(shortened(value))
    })
    .join('')
}

const shortened = (text: string) =>
  text.length <= 2 * context ? text : `${text.slice(0, context)} … ${text.slice(-context)}`

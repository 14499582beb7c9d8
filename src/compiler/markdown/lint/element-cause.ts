import { vocabularyRules } from '../../../mdx/vocabulary-rules.ts'
import { htmlHints } from '../../messages/es/html-elements.ts'
import type { Cause } from '../../problem.ts'
import { nearest } from '../../text/nearest.ts'
import { shorten } from '../../text/printable.ts'

/**
 * Why a tag is not allowed: it is HTML, or no component has its name.
 *
 * @param where whether it stands in the cell of a table, and whether the parser could not read it
 */
export function elementCause(
  name: string,
  where: { inTable?: boolean; isUnread?: boolean } = {},
): Cause {
  const shown = shorten(name, 200)
  if (htmlHints.has(name.toLowerCase()) && looksLikeHtml(name))
    return { code: 'html-element', data: { name: shown, ...where } }
  const components = [...vocabularyRules.keys()]
  const proposal = nearest(name, components)
  if (proposal === undefined && /^[a-z]/.test(name))
    return { code: 'html-element', data: { name: shown, isUnknown: true } }
  return { code: 'unknown-component', data: { name: shown, proposal, components } }
}

/** HTML is written small, or all in capitals; components begin with one. */
const looksLikeHtml = (name: string) => /^[a-z]/.test(name) || name === name.toUpperCase()

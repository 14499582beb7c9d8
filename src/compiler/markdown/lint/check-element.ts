import type { Nodes } from 'mdast'
import { vocabularyRules } from '../../../mdx/vocabulary-rules.ts'
import { htmlHints } from '../../messages/es/html-elements.ts'
import { type Fault, flag, type LocalProblem } from '../../problem.ts'
import { nearest } from '../../text/nearest.ts'
import { shorten } from '../../text/printable.ts'
import { type Around, firstOf, isMdxElement, type MdxElement, placeOf } from '../tree.ts'
import { checkFigures, childrenFault } from './check-children.ts'
import { checkProps } from './check-props.ts'

export function checkElement(element: MdxElement, { ancestors, source }: Around): LocalProblem[] {
  const { name } = element
  // Removing the outer tag often removes those inside as well, so only the outer one is reported.
  if (isHtml(element) && ancestors.some(isHtml)) return []
  const tag = firstOf(placeOf(element, ancestors), (name?.length ?? 0) + 1)
  if (name === null)
    return [flag(tag, { code: 'html-element', data: { name: '', isUnknown: true } })]
  const rule = vocabularyRules.get(name)
  if (rule === undefined) {
    const inTable = ancestors.some(({ type }) => type === 'tableCell')
    const fault = elementFault(name, { inTable })
    const written = source.slice(element.position?.start.offset, element.position?.end.offset)
    // A closing tag would need the same repair.
    const isAlone = written.startsWith(`<${name}`) && written.endsWith('/>')
    if (fault.code !== 'unknown-component' || !fault.data.proposal || !isAlone)
      return [flag(tag, fault)]
    return [flag(tag, { ...fault, repair: `<${fault.data.proposal}` })]
  }
  const problems: LocalProblem[] = []
  if (rule.place === 'block' && element.type === 'mdxJsxTextElement')
    problems.push(flag(tag, { code: 'misplaced-component', data: { component: name } }))
  problems.push(...checkProps(element, name, rule, source))
  const inside = childrenFault(element, name, rule)
  if (inside) return [...problems, flag(tag, inside)]
  return name === 'Chart' ? [...problems, ...checkFigures(element)] : problems
}

/** Whether a node is an HTML element, none of which are allowed. */
const isHtml = (node: Nodes) =>
  isMdxElement(node) &&
  node.name !== null &&
  !vocabularyRules.has(node.name) &&
  elementFault(node.name).code === 'html-element'

/** The fault of a tag that is not allowed: it is HTML, or no component has its name. */
export function elementFault(
  name: string,
  where: { inTable?: boolean; isUnread?: boolean } = {},
): Fault {
  const shown = shorten(name, 200)
  // HTML is written in lower case or all in capitals; components begin with one capital.
  if (htmlHints.has(name.toLowerCase()) && (/^[a-z]/.test(name) || name === name.toUpperCase()))
    return { code: 'html-element', data: { name: shown, ...where } }
  const components = [...vocabularyRules.keys()]
  const proposal = nearest(name, components)
  if (proposal === undefined && /^[a-z]/.test(name))
    return { code: 'html-element', data: { name: shown, isUnknown: true } }
  return { code: 'unknown-component', data: { name: shown, proposal, components } }
}

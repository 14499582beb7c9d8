import type { Nodes } from 'mdast'
import { vocabularyRules } from '../../../mdx/vocabulary-rules.ts'
import { type Cause, error, type LocalProblem } from '../../problem.ts'
import { shorten } from '../../text/printable.ts'
import { firstOf, placeOf, rangeOf } from '../ranges.ts'
import { isMdxElement, type MdxElement } from '../walk.ts'
import type { Around } from './around.ts'
import { checkFigures } from './check-chart.ts'
import { childrenCause } from './check-children.ts'
import { checkProps, type PlainAttribute } from './check-props.ts'
import { elementCause } from './element-cause.ts'

type Attribute = MdxElement['attributes'][number]

/** Faults of a tag: its name, its place, its attributes and what it encloses. */
export function checkElement(element: MdxElement, { ancestors, source }: Around): LocalProblem[] {
  const { name } = element
  // Who takes a tag away takes its attributes along, and often those inside.
  if (isHtml(element) && ancestors.some(isHtml)) return []
  const tag = firstOf(placeOf(element, ancestors), (name?.length ?? 0) + 1)
  const problems: LocalProblem[] = []
  const refused = new Set<string>()
  const plain: PlainAttribute[] = []
  for (const attribute of element.attributes) {
    const cause = attributeCause(attribute)
    if (cause) problems.push(error(rangeOf(attribute.position ?? element.position), cause))
    if (cause && attribute.type === 'mdxJsxAttribute') refused.add(attribute.name)
    if (!cause && isPlain(attribute)) plain.push(attribute)
  }
  if (name === null) return [error(tag, { code: 'fragment' }), ...problems]
  const rule = vocabularyRules.get(name)
  if (rule === undefined) {
    const inTable = ancestors.some(({ type }) => type === 'tableCell')
    const problem = error(tag, elementCause(name, { inTable }))
    return isHtml(element) ? [problem] : [problem, ...problems]
  }
  if (rule.place === 'block' && element.type === 'mdxJsxTextElement')
    problems.push(error(tag, { code: 'misplaced-component', data: { component: name } }))
  problems.push(...checkProps(element, plain, refused, rule, source))
  const inside = childrenCause(element, name, rule)
  if (inside) return [...problems, error(tag, inside)]
  return name === 'Chart' ? [...problems, ...checkFigures(element)] : problems
}

/** Whether a node is HTML, which is not used at all. */
const isHtml = (node: Nodes) =>
  isMdxElement(node) &&
  node.name !== null &&
  !vocabularyRules.has(node.name) &&
  elementCause(node.name).code === 'html-element'

const isPlain = (attribute: Attribute): attribute is PlainAttribute =>
  attribute.type === 'mdxJsxAttribute' &&
  (attribute.value === null || typeof attribute.value !== 'object')

/** What no element may carry, whatever its name. */
function attributeCause(attribute: Attribute): Cause | undefined {
  if (attribute.type === 'mdxJsxExpressionAttribute') return { code: 'spread-attribute' }
  const { name, value, position } = attribute
  const prop = shorten(name, 200)
  const removal = position && { repair: { range: rangeOf(position), text: '', safe: false } }
  if (/^on./i.test(name)) return { code: 'event-handler', data: { prop }, ...removal }
  if (/^(?:style|class|className)$/i.test(name))
    return { code: 'style-attribute', data: { prop }, ...removal }
  if (typeof value === 'object' && value !== null) return { code: 'expression', data: { prop } }
  return undefined
}

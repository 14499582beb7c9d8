import type { MdxJsxAttribute } from 'mdast-util-mdx-jsx'
import type { ComponentRule } from '../../../mdx/component-rule.ts'
import { type Cause, error, type LocalProblem } from '../../problem.ts'
import { shorten } from '../../text/printable.ts'
import { firstOf, rangeOf } from '../ranges.ts'
import type { MdxElement } from '../walk.ts'
import { withAddressRepair } from './address-repair.ts'
import { describeProp, meantProp, valueCause } from './prop-causes.ts'

/** An attribute whose value is a text, or nothing: `open`. */
export type PlainAttribute = MdxJsxAttribute & { value?: string | null | undefined }

/**
 * Faults of a component's props against its schema. `refused` are the names of attributes that
 * were reported already: they are not called missing as well.
 */
export function checkProps(
  element: MdxElement,
  attributes: readonly PlainAttribute[],
  refused: ReadonlySet<string>,
  rule: ComponentRule,
  source: string,
): LocalProblem[] {
  const component = element.name ?? ''
  const { shape } = rule.props
  const problems: LocalProblem[] = []
  const seen = new Set(refused)
  const found = new Set<string>()
  for (const attribute of attributes) {
    const { name, value } = attribute
    const range = rangeOf(attribute.position)
    const schema = Object.hasOwn(shape, name) ? shape[name] : undefined
    // What was meant is not missing as well.
    const meant = schema === undefined ? meantProp(name, rule) : undefined
    if (meant) found.add(meant)
    if (seen.has(name))
      problems.push(error(range, { code: 'duplicate-prop', data: { prop: shorten(name, 200) } }))
    else if (schema === undefined)
      problems.push(error(range, unknownProp(attribute, component, rule)))
    else {
      const cause = valueCause(name, value ?? true, schema)
      if (cause) problems.push(error(range, withAddressRepair(cause, attribute, value, source)))
    }
    seen.add(name)
  }
  for (const [prop, schema] of Object.entries(shape)) {
    const { optional, description } = describeProp(schema)
    if (seen.has(prop) || found.has(prop) || optional) continue
    const tag = firstOf(rangeOf(element.position), component.length + 1)
    problems.push(error(tag, { code: 'missing-prop', data: { component, prop, description } }))
  }
  return problems
}

/** A prop that the component does not have. */
function unknownProp(attribute: PlainAttribute, component: string, rule: ComponentRule): Cause {
  const { name, position } = attribute
  const proposal = meantProp(name, rule)
  const known = Object.keys(rule.props.shape)
  const data = { component, prop: shorten(name, 200), proposal, known }
  if (proposal === undefined) return { code: 'unknown-prop', data }
  const range = firstOf(rangeOf(position), name.length)
  return { code: 'unknown-prop', data, repair: { range, text: proposal, safe: false } }
}

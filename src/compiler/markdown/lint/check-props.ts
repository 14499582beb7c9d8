import type { MdxJsxAttribute } from 'mdast-util-mdx-jsx'
import type { ComponentRule } from '../../../mdx/component-rule.ts'
import { type Cause, error, type LocalProblem } from '../../problem.ts'
import { shorten } from '../../text/printable.ts'
import { firstOf, rangeOf } from '../ranges.ts'
import type { MdxElement } from '../walk.ts'
import { withAddressRepair } from './address-repair.ts'
import { describeProp, meantProp, valueCause } from './prop-causes.ts'

/** Faults of a component's props against its schema. */
export function checkProps(
  element: MdxElement,
  component: string,
  rule: ComponentRule,
  source: string,
): LocalProblem[] {
  const { shape } = rule.props
  const problems: LocalProblem[] = []
  const seen = new Set<string>()
  const found = new Set<string>()
  for (const attribute of element.attributes) {
    const range = rangeOf(attribute.position ?? element.position)
    if (attribute.type === 'mdxJsxExpressionAttribute') {
      problems.push(error(range, { code: 'expression', data: { isSpread: true } }))
      continue
    }
    const { name, value } = attribute
    const schema = Object.hasOwn(shape, name) ? shape[name] : undefined
    // What was meant is not missing as well.
    const meant = schema === undefined ? meantProp(name, rule) : undefined
    if (meant) found.add(meant)
    if (seen.has(name))
      problems.push(
        error(range, {
          code: 'duplicate-key',
          data: { name: shorten(name, 200), line: rangeOf(element.position).start.line },
        }),
      )
    else if (schema === undefined)
      problems.push(error(range, unknownProp(attribute, component, rule)))
    else if (typeof value === 'object' && value !== null)
      problems.push(error(range, { code: 'expression', data: { prop: name } }))
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
function unknownProp(attribute: MdxJsxAttribute, component: string, rule: ComponentRule): Cause {
  const { name, position } = attribute
  const proposal = meantProp(name, rule)
  const known = Object.keys(rule.props.shape)
  const data = { component, prop: shorten(name, 200), proposal, known }
  const whole = rangeOf(position)
  const range = proposal === undefined ? whole : firstOf(whole, name.length)
  return { code: 'unknown-prop', data, repair: { range, text: proposal ?? '', safe: false } }
}

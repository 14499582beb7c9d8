import type { MdxJsxAttribute } from 'mdast-util-mdx-jsx'
import { z } from 'zod'
import { classifyAddress } from '../../../lib/classify-address.ts'
import { addressRegistry, type ComponentRule } from '../../../mdx/component-rule.ts'
import { descriptionOf, isOptional, layersOf, targetOf } from '../../fields/walk-schema.ts'
import { error, type Fault, type LocalProblem } from '../../problem.ts'
import { nearest } from '../../text/nearest.ts'
import { shorten } from '../../text/printable.ts'
import { firstOf, type MdxElement, rangeOf } from '../tree.ts'
import { linkFault, pictureFault, placeOfAddress } from './address-faults.ts'

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
      const fault = valueFault(name, value ?? true, schema)
      if (fault) problems.push(error(range, fault, placeOfAddress(attribute, value, source)))
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

function unknownProp(attribute: MdxJsxAttribute, component: string, rule: ComponentRule): Fault {
  const { name, position } = attribute
  const proposal = meantProp(name, rule)
  const known = Object.keys(rule.props.shape)
  const data = { component, prop: shorten(name, 200), proposal, known }
  const whole = rangeOf(position)
  const range = proposal === undefined ? whole : firstOf(whole, name.length)
  return { code: 'unknown-prop', data, repair: { range, text: proposal ?? '' } }
}

/** What a prop is for; the registry knows the schema under its `optional()`. */
export const describeProp = (schema: z.core.$ZodType) => ({
  description: descriptionOf(schema),
  optional: isOptional(schema),
  picture: targetOf(schema)?.kind === 'image',
  kinds: addressRegistry.get(layersOf(schema).at(-1) ?? schema)?.kinds,
})

export const propList = ({ props }: ComponentRule): string =>
  Object.entries(props.shape)
    .map(([prop, schema]) => {
      const { optional, description = '' } = describeProp(schema)
      return `- \`${prop}\`${optional ? ' (opcional)' : ''}: ${description}`
    })
    .join('\n')

const addressNames = ['to', 'href', 'src', 'url', 'link', 'enlace']

function meantProp(name: string, { props }: ComponentRule): string | undefined {
  const known = Object.keys(props.shape)
  const address = addressNames.includes(name.toLowerCase())
    ? known.find((prop) => addressNames.includes(prop))
    : undefined
  return address ?? nearest(name, known)
}

function valueFault(
  prop: string,
  value: string | true,
  schema: z.core.$ZodType,
): Fault | undefined {
  const { description, picture, kinds } = describeProp(schema)
  if (value !== true) {
    const fault = picture ? pictureFault(value) : kinds && linkFault(value)
    if (fault) return fault
  }
  const isMeant = value === true || !kinds || kinds.includes(classifyAddress(value))
  if (isMeant && z.safeParse(schema, value).success) return undefined
  const shown = value === true ? undefined : shorten(value, 200)
  return { code: 'invalid-prop', data: { prop, description, value: shown } }
}

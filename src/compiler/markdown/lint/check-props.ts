import type { MdxJsxAttribute } from 'mdast-util-mdx-jsx'
import { z } from 'zod'
import type { ComponentRule } from '../../../mdx/component-rule.ts'
import { vocabularyRules } from '../../../mdx/vocabulary-rules.ts'
import { lintFields } from '../../fields/lint-fields.ts'
import { validateEntry } from '../../fields/validate-entry.ts'
import { type FieldSchema, plainSchema, schemaAt } from '../../fields/walk-schema.ts'
import type { Locate, Written } from '../../frontmatter/parse-yaml.ts'
import { flag, type LocalProblem } from '../../problem.ts'
import { shorten } from '../../text/printable.ts'
import { firstOf, type MdxElement, rangeOf } from '../tree.ts'
import { rangeOfAddress } from './address-faults.ts'

/** Made once, because constructing a schema takes longer than using it. */
const schemas = new Map(
  [...vocabularyRules].map(([name, { props }]) => [name, z.strictObject({ [name]: props })]),
)

/** Validates the attributes of a component like the fields of an entry. */
export function checkProps(
  element: MdxElement,
  component: string,
  rule: ComponentRule,
  source: string,
): LocalProblem[] {
  const problems: LocalProblem[] = []
  const found = new Map<PropertyKey, MdxJsxAttribute>()
  /** Attributes whose value is an expression: they are present, but their value is unknown. */
  const unread: Record<string, true> = {}
  for (const attribute of element.attributes) {
    const range = rangeOf(attribute.position ?? element.position)
    if (attribute.type === 'mdxJsxExpressionAttribute') {
      problems.push(flag(range, { code: 'expression', data: { isSpread: true } }))
      continue
    }
    const { name, value } = attribute
    const known = Object.hasOwn(rule.props.shape, name)
    if (found.has(name)) {
      const { line } = rangeOf(element.position).start
      const data = { name: shorten(name, 200), line }
      problems.push(flag(range, { code: 'duplicate-key', data }))
    } else if (known && typeof value === 'object' && value !== null) {
      problems.push(flag(range, { code: 'expression', data: { prop: name } }))
      unread[name] = true
    } else found.set(name, attribute)
  }
  const whole = Object.keys(unread).length === 0 ? schemas.get(component) : undefined
  const values = [...found].map(([name, { value }]) => [name, value ?? null])
  const schema = whole ?? z.strictObject({ [component]: rule.props.omit(unread) })
  const data = { [component]: Object.fromEntries(values) }
  const places: { locate: Locate; written: Written } = {
    locate([, name = ''], part) {
      const attribute = found.get(name)
      if (!attribute) return firstOf(rangeOf(element.position), component.length + 1)
      const range = rangeOf(attribute.position)
      return part === 'key' ? firstOf(range, attribute.name.length) : range
    },
    written([, name = '']) {
      const attribute = found.get(name)
      const text = typeof attribute?.value === 'string' ? attribute.value : ''
      const range = attribute && rangeOfAddress(attribute, text, source)
      return range ? { text, range } : undefined
    },
  }
  const { problems: others } = validateEntry(schema, data, places)
  // Search results limit the title of a page, not that of a component.
  const doubts = lintFields(schema, data, places.locate).filter(
    ({ code }) => code !== 'text-length',
  )
  return [...problems, ...others, ...(others.length > 0 ? [] : doubts)]
}

/** The schema of an attribute; `undefined` where the component has none of that name. */
export function propSchema(component: string, prop: string): FieldSchema | undefined {
  const rule = vocabularyRules.get(component)
  return rule && schemaAt(plainSchema(rule.props), [prop], undefined)
}

export function propList({ props }: ComponentRule): string {
  const { properties = {}, required = [] } = plainSchema(props)
  return Object.entries(properties)
    .map(([prop, { description = '' }]) => {
      return `- \`${prop}\`${required.includes(prop) ? '' : ' (opcional)'}: ${description}`
    })
    .join('\n')
}

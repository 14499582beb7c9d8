import { z } from 'zod'
import { classifyAddress } from '../../../lib/classify-address.ts'
import { addressRegistry, type ComponentRule } from '../../../mdx/component-rule.ts'
import { descriptionOf, isOptional, layersOf, targetOf } from '../../fields/walk-schema.ts'
import type { Cause } from '../../problem.ts'
import { nearest } from '../../text/nearest.ts'
import { shorten } from '../../text/printable.ts'
import { linkCause, pictureCause } from './address-causes.ts'

/** What a prop is for; the registry knows the schema under its `optional()`. */
export const describeProp = (schema: z.core.$ZodType) => ({
  description: descriptionOf(schema),
  optional: isOptional(schema),
  picture: targetOf(schema)?.kind === 'image',
  kinds: addressRegistry.get(layersOf(schema).at(-1) ?? schema)?.kinds,
})

/** The props of a component as a list in Markdown. */
export const propList = ({ props }: ComponentRule): string =>
  Object.entries(props.shape)
    .map(([prop, schema]) => {
      const { optional, description = '' } = describeProp(schema)
      return `- \`${prop}\`${optional ? ' (opcional)' : ''}: ${description}`
    })
    .join('\n')

/** Names of an address in HTML, elsewhere and in Spanish. */
const addressNames = ['to', 'href', 'url', 'link', 'enlace']

/** The prop that was probably meant by a name that the component does not know. */
export function meantProp(name: string, { props }: ComponentRule): string | undefined {
  const known = Object.keys(props.shape)
  const address = addressNames.includes(name.toLowerCase())
    ? known.find((prop) => addressNames.includes(prop))
    : undefined
  return address ?? nearest(name, known)
}

/** What is wrong with the value of a prop, if anything. */
export function valueCause(
  prop: string,
  value: string | true,
  schema: z.core.$ZodType,
): Cause | undefined {
  const { description, picture, kinds } = describeProp(schema)
  if (value !== true) {
    const cause = picture ? pictureCause(value) : kinds && linkCause(value)
    if (cause) return cause
  }
  const isMeant = value === true || !kinds || kinds.includes(classifyAddress(value))
  if (isMeant && z.safeParse(schema, value).success) return undefined
  const shown = value === true ? undefined : shorten(value, 200)
  return { code: 'invalid-prop', data: { prop, description, value: shown } }
}

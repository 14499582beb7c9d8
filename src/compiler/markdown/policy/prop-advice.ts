import { z } from 'zod'
import { imageRegistry } from '../../../content/schemas/fields.ts'
import { addressRegistry, type ComponentRule } from '../../../mdx/component-rule.ts'
import { nearest } from '../../fields/nearest.ts'
import { anyOf, code, quoted } from '../../fields/phrase.ts'
import type { Advice } from '../../report/diagnostic.ts'
import { explainAddress, explainPicture } from './address-advice.ts'

/** What a prop is for; the registries know the schema under its `optional()`. */
export function describeProp(schema: z.core.$ZodType) {
  const inner = schema instanceof z.ZodOptional ? schema.unwrap() : schema
  const descriptionOf = (type: z.core.$ZodType) => z.globalRegistry.get(type)?.description
  return {
    description: descriptionOf(schema) ?? descriptionOf(inner),
    optional: inner !== schema,
    picture: imageRegistry.has(inner as z.ZodType),
    kinds: addressRegistry.get(inner as z.ZodType)?.kinds,
  }
}

const example = (name: string, description?: string) =>
  description ? `${name}="…": ${description}` : `${name}="…"`

/** Names of an address in HTML, elsewhere and in Spanish. */
const addressNames = ['to', 'href', 'url', 'link', 'enlace']

/** The prop that was probably meant by a name that the component does not know. */
export function meantProp(name: string, rule: ComponentRule): string | undefined {
  const known = Object.keys(rule.props.shape)
  const address = addressNames.includes(name.toLowerCase())
    ? known.find((prop) => addressNames.includes(prop))
    : undefined
  return address ?? nearest(name, known)
}

/** A prop that the component does not have. */
export function explainUnknown(name: string, element: string, rule: ComponentRule): Advice {
  const known = Object.keys(rule.props.shape)
  const meant = meantProp(name, rule)
  const all =
    known.length === 0 ? `<${element}> no lleva ninguno.` : `Lleva ${anyOf(known.map(code))}.`
  return {
    code: 'unknown-prop',
    message: `<${element}> no tiene un dato llamado ${code(name)}.`,
    hint: meant ? `¿Quisiste decir ${code(meant)}?` : all,
  }
}

/** A prop that has to be there. */
export function explainMissing(name: string, element: string, schema: z.core.$ZodType): Advice {
  return {
    code: 'missing-prop',
    message: `A <${element}> le falta ${code(name)}.`,
    hint: example(name, describeProp(schema).description),
  }
}

/** What is wrong with the value of a prop, if anything. */
export function explainValue(
  name: string,
  value: string | true,
  schema: z.core.$ZodType,
): Advice | undefined {
  const { description, picture, kinds } = describeProp(schema)
  if (value !== true) {
    const address = picture ? explainPicture(value) : kinds && explainAddress(value, kinds)
    if (address) return { ...address, hint: address.hint ?? example(name, description) }
  }
  if (z.safeParse(schema, value).success) return undefined
  return {
    code: 'invalid-prop',
    message:
      value === true
        ? `A ${code(name)} le falta su valor entre comillas.`
        : `El valor ${quoted(value)} no sirve para ${code(name)}.`,
    hint: example(name, description),
  }
}

import { z } from 'zod'
import { type AddressKind, classifyAddress } from '../../lib/classify-address.ts'
import { currencies } from '../../lib/currencies.ts'
import { inBraces } from '../../lib/fill-in.ts'
import { imagePath } from '../../lib/image.ts'
import { canonicalPath, withoutLastSlashes } from '../../lib/site-path.ts'
import { siteFacts } from '../site-facts.ts'

// Descriptions are in Spanish because writers read them in the hints of problems.

/**
 * What a field's value names: an entry, an image, a Phosphor icon or a page, which must exist, an
 * address on another site, or a former address of the entry itself.
 */
export type Target =
  | { kind: 'entry'; collection: string }
  | { kind: 'image' | 'icon' | 'link' | 'web' | 'former' }

/** The metadata of a field that the checks read; see src/compiler/fields/walk-schema.ts. */
declare module 'zod' {
  interface GlobalMeta {
    target?: Target
    /** Marks amounts of money, in which `1.200` is refused. */
    amount?: true
  }
}

/** The rules that Zod does not know. All but `address` are the code of the problem that they cause. */
export type Rule =
  | 'address'
  | 'empty-field'
  | 'from-and-maximum'
  | 'not-an-option'
  | 'private-shown'
  | 'range'
  | 'repeated'
  | 'unknown-fact'
  | 'updated-before-date'

/**
 * The issue of a value that breaks a rule.
 *
 * @param data what the problem's sentence needs besides the field
 */
export const broken = (rule: Rule, path: PropertyKey[] = [], data: object = {}) => ({
  code: 'custom' as const,
  path,
  params: { rule, ...data },
})

/** One line of text that is not blank. */
export const text = (description: string) =>
  z
    .string()
    .refine((value) => value.trim() !== '', broken('empty-field'))
    .describe(description)

/** A line of text that may name facts of content/site.yaml in braces; see site-facts.ts. */
export const factText = (description: string) =>
  text(`${description} Toma datos de content/site.yaml así: {email}.`).superRefine(
    (value, context) => {
      const known: readonly string[] = siteFacts
      const unknown = [...value.matchAll(inBraces)].find(([, name = '']) => !known.includes(name))
      if (unknown) context.addIssue(broken('unknown-fact', [], { fact: unknown[1], known }))
    },
  )

/** An amount of money in units of its currency, with decimals if needed, not in cents. */
export const amount = (description: string, number = z.number().positive()) =>
  number.meta({ description, amount: true })

export const currency = z.enum(currencies).describe(`Moneda: \`${currencies.join('` o `')}\`.`)

export const reference = (collection: string, description: string) =>
  z
    .string()
    .min(1)
    .meta({ description, target: { kind: 'entry', collection } })

/** A list of references without duplicates; a section with an empty list is left out. */
export const references = (collection: string, description: string) =>
  uniqueBy(z.array(reference(collection, description)), (slug) => slug).describe(description)

export const image = (description: string) =>
  z
    .string()
    .regex(imagePath, 'image-path')
    .meta({ description, target: { kind: 'image' } })

/** A date, e.g. 2025-08-14; dates that do not exist are rejected. */
export const day = (description: string) => z.iso.date().describe(description)

/** An address that visitors can follow; a path of this site must exist, unless it is a former one. */
export const address = (
  description: string,
  kinds: readonly AddressKind[],
  kind: 'link' | 'web' | 'former' = kinds.includes('path') ? 'link' : 'web',
) =>
  z
    .string()
    .refine((value) => kinds.includes(classifyAddress(value)), broken('address', [], { kinds }))
    .meta({ description, target: { kind } })

/** A page of this site. */
export const path = (description: string) => address(`${description} Empieza con /.`, ['path'])

export const webAddress = (description: string) =>
  address(`${description} Empieza con https://.`, ['web'])

/** Another site, or a demo that this site publishes. */
export const shownSite = (description: string) =>
  address(`${description} Empieza con https://, o con /demos/ si la publica este sitio.`, [
    'web',
    'path',
  ])

/** The address of a whole site, to which paths are appended. */
export const siteAddress = (description: string) =>
  webAddress(description).overwrite(withoutLastSlashes)

/** Position in a list; lower comes first. */
export const order = z.int().min(1).describe('Lugar en la lista: 1 va primero.')

/** Background and text colour of a block; see `tones` in src/theme/palette.ts. */
export const tone = z
  .enum(['ember', 'night', 'maize'])
  .describe('Fondo del bloque: `ember` (brasa), `night` (noche) o `maize` (maíz).')

/** Background of a drawn object, whose colours do not follow the theme. */
export const printedTone = z
  .enum(['maize', 'indigo', 'bone', 'ember'])
  .describe(
    'Color de fondo del dibujo: `maize` (maíz), `indigo` (índigo), `bone` (hueso) o `ember` (brasa).',
  )

/** A short name that a program uses; lower case, digits and hyphens. */
export const identifier = (description: string) =>
  z
    .string()
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'identifier')
    .describe(description)

/** An icon of the set in @phosphor-icons/core. */
export const icon = text(
  'Nombre del icono (Phosphor, en inglés): clock, rocket, shield-check…',
).meta({ target: { kind: 'icon' } })

/** Selects another drawing for the same name, if the first one is unsatisfactory. */
export const salt = z
  .int()
  .min(0)
  .optional()
  .describe('Otro dibujo del fuego para el mismo nombre: 1, 2, 3…')

/** Adds the rule that no two items share a key, if they have one. */
export function uniqueBy<Item extends z.ZodType>(
  list: z.ZodArray<Item>,
  key: (item: z.infer<Item>) => string | undefined,
) {
  return list.superRefine((items, context) => {
    const seen = new Map<string, number>()
    for (const [index, item] of items.entries()) {
      const value = key(item)
      if (value === undefined) continue
      const first = seen.get(value)
      if (first === undefined) seen.set(value, index)
      else context.addIssue(broken('repeated', [index], { value, first }))
    }
  })
}

/**
 * The issue of a field that other fields require.
 *
 * @param when what requires it, in the words of the hint
 */
export const missing = (name: string, when: string) => ({
  code: 'custom' as const,
  path: [name],
  params: { when },
})

/** Fields shared by every entry, whatever its collection. */
const everyEntry = {
  draft: z.boolean().optional().describe('true: no se publica en ninguna parte.'),
  sample: z
    .boolean()
    .optional()
    .describe('true: dato inventado de muestra; la revisión de lanzamiento lo señala.'),
}

/** A strict entry schema: unknown keys are errors. */
export const entry = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.strictObject({ ...everyEntry, ...shape })

/** Fields that belong together, with what they are for. */
export const group = <Shape extends z.ZodRawShape>(description: string, shape: Shape) =>
  z.strictObject(shape).describe(description)

/**
 * A list of objects with the same fields.
 *
 * @param size the exact number, or the least and the most
 */
export const list = <Shape extends z.ZodRawShape>(
  description: string,
  size: number | readonly [least: number, most?: number],
  shape: Shape,
) => {
  const items = z.array(z.strictObject(shape))
  if (typeof size === 'number') return items.length(size).describe(description)
  const [least, most] = size
  const atLeast = items.min(least)
  return (most === undefined ? atLeast : atLeast.max(most)).describe(description)
}

/** A heading and the fields of the section below it. */
export const section = <Shape extends z.ZodRawShape>(description: string, shape: Shape) =>
  group(description, { heading: text('Título de la sección.'), ...shape })

/** Search and social text of a page of its own. */
export const pageFields = {
  title: text('Título de la página; el sufijo del sitio se agrega solo.'),
  description: text('Una o dos frases para buscadores y redes.'),
  keywords: z.array(text('Palabra clave.')).min(1).describe('Palabras clave de la página.'),
}

/** Former addresses of the page; they redirect to it. */
export const aliases = uniqueBy(
  z.array(
    address('Dirección anterior, p. ej. /servicios/nombre-viejo.', ['path'], 'former').overwrite(
      canonicalPath,
    ),
  ),
  (item) => item,
)
  .optional()
  .describe('Direcciones antiguas que llevan a esta página.')

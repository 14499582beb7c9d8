import type { z } from 'zod'
import { newValue, TEMPLATE_MARK } from '../../src/compiler/template/new-value.ts'

const around = {
  today: '2025-01-15',
  entryOf: () => 'uno',
  picture: () => '/images/muestra.svg',
}

/**
 * The least data that a schema accepts, so that a sample site needs no change when a schema grows:
 * what a new entry begins with, with its texts written, and `uno` for every name.
 */
export const sampleOf = (schema: z.core.$ZodType): unknown =>
  JSON.parse(JSON.stringify(newValue(schema, around)), (_, value) => {
    if (typeof value !== 'string') return value
    return value.startsWith(TEMPLATE_MARK) ? 'Texto de muestra' : value.replace(/^nombre-1$/, 'uno')
  })

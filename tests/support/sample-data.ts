import type { z } from 'zod'
import {
  iconRegistry,
  imageRegistry,
  linkRegistry,
  referenceRegistry,
} from '../../src/content/schemas/fields.ts'

type Definition = {
  type: string
  shape?: Record<string, z.core.$ZodType>
  element?: z.core.$ZodType
  entries?: Record<string, string>
  values?: unknown[]
  format?: string
  checks?: {
    _zod: {
      def: { check: string; minimum?: number; length?: number; value?: number; format?: string }
    }
  }[]
}

/**
 * The least data that a schema accepts, so that a sample site needs no change when a schema grows:
 * only required fields, each reference to an entry called `uno`.
 *
 * @param index number of the item in its list
 */
export function sampleOf(schema: z.core.$ZodType, index = 0): unknown {
  const def = schema._zod.def as unknown as Definition
  if (referenceRegistry.has(schema as never)) return 'uno'
  if (imageRegistry.has(schema as never)) return '/images/muestra.svg'
  if (iconRegistry.has(schema as never)) return 'clock'
  if (linkRegistry.has(schema as never)) return '/'
  switch (def.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(def.shape ?? {})
          .filter(([, field]) => field._zod.optin !== 'optional')
          .map(([name, field]) => [name, sampleOf(field, index)]),
      )
    case 'array': {
      const checks = (def.checks ?? []).map((check) => check._zod.def)
      const length = Math.max(0, ...checks.map(({ minimum, length }) => minimum ?? length ?? 0))
      return Array.from({ length }, (_, item) => def.element && sampleOf(def.element, item))
    }
    case 'enum': {
      // Items of a list may have to differ.
      const words = Object.values(def.entries ?? {})
      return words[index % words.length]
    }
    case 'literal':
      return def.values?.[0]
    case 'boolean':
      return false
    case 'number': {
      const limits = (def.checks ?? []).map((check) => check._zod.def)
      const least = limits.find(({ check }) => check === 'greater_than')?.value ?? 0
      const most = limits.find(({ check }) => check === 'less_than')?.value ?? 1
      return Math.min(Math.max(1, least), most)
    }
    case 'string':
      return sampleText(def)
    default:
      throw new Error(`No sample for a schema of type ${def.type}`)
  }
}

function sampleText({ format, checks = [] }: Definition): string {
  const formats = [format, ...checks.map((check) => check._zod.def.format)]
  if (formats.includes('date')) return '2025-01-15'
  if (formats.includes('url')) return 'https://example.com'
  if (formats.includes('email')) return 'hola@example.com'
  return formats.includes('regex') ? 'uno' : 'Texto de muestra'
}

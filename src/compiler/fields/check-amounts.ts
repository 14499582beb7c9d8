import type { z } from 'zod'
import { amountRegistry } from '../../content/schemas/fields.ts'
import type { Checked, Fault } from './fault.ts'
import { layersOf, walkSchema } from './walk-schema.ts'

/**
 * Prices written as `1.200`. In most of Latin America that is twelve hundred, to YAML it is little
 * more than one, and nothing else would stop the wrong price from being published.
 */
export function checkAmounts({ data, schema, written }: Checked): Fault[] {
  const found: Fault[] = []
  walkSchema(schema, data, (field, value, path) => {
    if (typeof value !== 'number' || !isAmount(field)) return
    const text = written(path)?.text ?? ''
    if (!/^[1-9]\d{0,2}\.\d{3}$/.test(text)) return
    found.push({
      code: 'thousands-point',
      data: { name: String(path.at(-1)), written: text, value },
      becomes: text.replace('.', ''),
      path,
      part: 'value',
    })
  })
  return found
}

export const isAmount = (field: z.core.$ZodType) =>
  layersOf(field).some((layer) => amountRegistry.has(layer))

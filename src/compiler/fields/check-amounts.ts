import type { z } from 'zod'
import { amountRegistry } from '../../content/schemas/fields.ts'
import type { Checked, Explanation } from './explain-issue.ts'
import { layersOf, walkSchema } from './walk-schema.ts'

/**
 * Prices written as `1.200`. In most of Latin America that is twelve hundred, to YAML it is little
 * more than one, and nothing else would stop the wrong price from being published.
 */
export function checkAmounts({ data, schema, written }: Checked): Explanation[] {
  const found: Explanation[] = []
  walkSchema(schema, data, (field, value, path) => {
    if (typeof value !== 'number' || !isAmount(field)) return
    const text = written(path) ?? ''
    if (!/^[1-9]\d{0,2}\.\d{3}$/.test(text)) return
    found.push({
      code: 'thousands-point',
      path,
      part: 'value',
      message: `El punto separa los decimales: ${text} es ${value}, no ${text.replace('.', '')}.`,
      hint: `Para miles escribe «${String(path.at(-1))}: ${text.replace('.', '')}». Los centavos llevan solo dos cifras.`,
    })
  })
  return found
}

const isAmount = (field: z.core.$ZodType) =>
  // Registries ask for the classic type, which every schema of ours is.
  layersOf(field).some((layer) => amountRegistry.has(layer as z.ZodType))

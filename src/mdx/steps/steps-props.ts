import { z } from 'zod'
import type { ComponentRule } from '../component-rule.ts'

export const stepsRule = {
  props: z.strictObject({}),
  place: 'block',
  children: 'ordered-list',
  example: `<Steps>
1. Primero esto.
2. Después esto otro.
</Steps>`,
} satisfies ComponentRule

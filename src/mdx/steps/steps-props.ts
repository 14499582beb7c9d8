import { z } from 'zod'
import type { ComponentRule } from '../component-rule.ts'

export const stepsRule = {
  props: z.strictObject({}),
  place: 'block',
  children: 'ordered-list',
} satisfies ComponentRule

/** @jsxImportSource react */
import type { ReactNode } from 'react'
import { z } from 'zod'
import type { ComponentRule } from '../component-rule.ts'

const rule = {
  props: z.strictObject({}),
  place: 'block',
  children: 'ordered-list',
  description: 'Pasos numerados.',
  example: `<Steps>
1. «Primero esto.»
2. «Después esto otro.»
</Steps>`,
} satisfies ComponentRule

export function Steps({ children }: { children: ReactNode }) {
  return <div className="steps">{children}</div>
}

Steps.rule = rule

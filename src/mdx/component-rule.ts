import { z } from 'zod'
import { type AddressKind, classifyAddress } from '../lib/classify-address.ts'

/** What the checks of a body know of a component that writers may use. */
export type ComponentRule = {
  /** Strings only: expressions are not allowed in bodies. */
  props: z.ZodObject
  /** Whether it stands on lines of its own or inside a sentence. */
  place: 'block' | 'inline'
  /** What stands between its tags. */
  children: 'none' | 'text' | 'blocks' | 'ordered-list' | 'figures-table'
  description: string
  /** How it is written; «…» is to be filled in. */
  example: string
}

/** An address that visitors can follow. */
export const address = (description: string, kinds: readonly AddressKind[]) =>
  z
    .string()
    .refine((value) => kinds.includes(classifyAddress(value)), { params: { rule: 'address' } })
    .meta({ description, target: { kind: kinds.includes('path') ? 'link' : 'web' } })

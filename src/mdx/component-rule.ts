import { z } from 'zod'
import type { AddressKind } from '../lib/classify-address.ts'

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

/** Which props are addresses, and of what kind: read by the checks and by the link collector. */
export const addressRegistry = z.registry<{ kinds: readonly AddressKind[] }>()

/** An address that visitors can follow. */
export const address = (description: string, kinds: readonly AddressKind[]) =>
  z.string().describe(description).register(addressRegistry, { kinds })

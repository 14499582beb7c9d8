import type { z } from 'zod'

/** The rules by which bodies are checked for a component that writers may use. */
export type ComponentRule = {
  /** Strings only: expressions are not allowed in bodies. */
  props: z.ZodObject
  /** Whether it is used on lines of its own or inside a sentence. */
  place: 'block' | 'inline'
  /** What is allowed between its tags. */
  children: 'none' | 'text' | 'blocks' | 'ordered-list' | 'figures-table'
  description: string
  /** How to write it; «…» is to be filled in. */
  example: string
}

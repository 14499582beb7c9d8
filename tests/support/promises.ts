import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { promisesSchema } from '../../src/content/schemas/promises.ts'

/**
 * The owner's promises: `npm run check` compares the content with them, and tests the built pages.
 */
export const { promises, figures } = promisesSchema.parse(
  parse(readFileSync('content/promesas.yaml', 'utf8')),
)

/** The message for a writer when a built page does not say what was promised. */
export const promised =
  'Lo promete content/promesas.yaml: si cambió a propósito, cámbialo también ahí'

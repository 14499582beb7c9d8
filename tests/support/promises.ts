import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { promisesSchema } from '../../src/content/schemas/promises.ts'

/** What the owner has promised: `npm run check` compares the content with it, tests the built pages. */
export const { promises, figures } = promisesSchema.parse(
  parse(readFileSync('content/promesas.yaml', 'utf8')),
)

/** What a writer reads when a built page does not say what is promised. */
export const promised =
  'Lo promete content/promesas.yaml: si cambió a propósito, cámbialo también ahí'

import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { promisesSchema } from '../../src/content/schemas/promises.ts'

/** What the owner has promised: `npm run check` compares the content with it, tests the built pages. */
export const { promises, figures } = promisesSchema.parse(
  parse(readFileSync('content/promesas.yaml', 'utf8')),
)

/** What a promised field of a file says. */
export const promisedIn = (file: string, field: string): string => {
  const found = promises.find((promise) => promise.in === file && promise.field === field)
  if (found?.is === undefined)
    throw new Error(`content/promesas.yaml says nothing of ${file} ${field}`)
  return found.is
}

/** What a writer reads when a built page does not say what is promised. */
export const promised =
  'Lo promete content/promesas.yaml: si cambió a propósito, cámbialo también ahí'

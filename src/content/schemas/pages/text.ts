import { headFields, page } from './page.ts'

/** A page that is its body: terms, privacy. */
export const textPageSchema = page('text', headFields)

import { fileURLToPath } from 'node:url'

/** The repository's folder. Commands that were made one file use the working folder instead. */
export const root = fileURLToPath(new URL('../..', import.meta.url))

import { fileURLToPath } from 'node:url'

/** The repository's folder. Bundled commands use the working directory instead. */
export const root = fileURLToPath(new URL('../..', import.meta.url))

import settings from './content/generated/shell.json' with { type: 'json' }
import type { Site } from './content/schemas/site.ts'

/** Settings that pages get from the server, or with a footer or a form. */
type OfServer = 'claims' | 'description' | 'keywords' | 'hours' | 'footer' | 'social' | 'forms'

/**
 * The typed view of what every page takes of content/site.yaml. The content build has validated the
 * file, which TypeScript cannot see in JSON: enumerations arrive as plain strings.
 */
export const site = settings as unknown as Omit<Site, OfServer>

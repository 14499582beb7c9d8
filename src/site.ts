import settings from './content/generated/site.json' with { type: 'json' }
import type { Site } from './content/schemas/site.ts'

/**
 * The typed view of content/site.yaml. The content build has validated the file, which TypeScript
 * cannot see in JSON: enumerations arrive as plain strings.
 */
export const site = settings as unknown as Site

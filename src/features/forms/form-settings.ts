import settings from '../../content/generated/forms.json' with { type: 'json' }
import type { Site } from '../../content/schemas/site.ts'

/** What forms alone take of content/site.yaml; see src/site.ts. */
export const formSettings = settings as Site['forms']

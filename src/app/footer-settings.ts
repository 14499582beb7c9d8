import settings from '../content/generated/footer.json' with { type: 'json' }
import type { Site } from '../content/schemas/site.ts'

/** What footers alone take of content/site.yaml; see src/site.ts. */
export const footerSettings = settings as Site['footer'] & Pick<Site, 'social'>

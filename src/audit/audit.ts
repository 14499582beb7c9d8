import type { Findings } from './finding.ts'
import type { Links } from './links.ts'
import type { SiteFolder } from './site-folder.ts'

/** What every check of a site looks at, and where it notes what it finds. */
export type Audit = { site: SiteFolder; links: Links; findings: Findings }

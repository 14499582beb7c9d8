import type { PageData } from '../../pages/page.ts'
import type { Elsewhere } from '../content-policy.ts'

/** A page with all that its document needs. */
export type PageToRender = {
  /** URL path without the base. */
  url: string
  page: PageData
  /** HTML of article bodies by hash. */
  bodies: Record<string, string>
  /** What tells this page's data from that of an earlier build, which a browser may still keep. */
  version: string
  /** What its policy lets it reach. */
  elsewhere: Elsewhere
}

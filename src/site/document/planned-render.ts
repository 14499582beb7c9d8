import type { PageData } from '../../pages/page.ts'

/** A page whose data is resolved, with the bodies that it shows. */
export type PlannedRender = {
  /** URL path without the base. */
  url: string
  payload: PageData
  /** HTML of article bodies by hash. */
  bodies: Record<string, string>
}

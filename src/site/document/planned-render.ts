import type { PagePayload } from '../../app/payload.ts'

/** A page whose data is resolved, with the bodies that it shows. */
export type PlannedRender = {
  /** URL path without the base. */
  url: string
  payload: PagePayload
  /** HTML of article bodies by hash. */
  bodies: Record<string, string>
}

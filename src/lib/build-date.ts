import { z } from 'zod'
import { UserError } from './user-error.js'

/** Today's date in Mexico City, e.g. `2025-08-14`. */
export function today(now = new Date()): string {
  // Mexico City has been at UTC-6 all year since 2022, so no time zone table is needed.
  return new Date(now.getTime() - 6 * 60 * 60 * 1000).toISOString().slice(0, 10)
}

/**
 * The date that a build takes for today: BUILD_DATE, or the current one.
 *
 * @throws {UserError} when BUILD_DATE is not a valid date
 */
export function readBuildDate(env: { BUILD_DATE?: string } = process.env): string {
  const { BUILD_DATE: given } = env
  if (!given) return today()
  if (!z.iso.date().safeParse(given).success)
    throw new UserError(`BUILD_DATE must be a day like 2025-08-14, not "${given}"`)
  return given
}

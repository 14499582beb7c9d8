import { z } from 'zod'

/** A time with its zone, e.g. `2026-03-14T18:00:00Z` (RFC 3339). */
export const isoTime = z.iso.datetime({ offset: true })

const dateOrTime = z.union([z.iso.date(), isoTime])

export const isIsoDate = (value: unknown): boolean => dateOrTime.safeParse(value).success

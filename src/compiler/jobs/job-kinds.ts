import type { PageSetup } from '../../site/render-page.ts'
import type { BodySetup } from '../markdown/store-body.ts'

/**
 * What a worker thread can do. A kind is opened once with its setup, and then does one job after
 * the other. Modules are loaded when they are needed: they bring MDX or the program along.
 */
export const jobKinds = {
  /** The text of an entry becomes HTML. */
  body: async (setup: BodySetup) => (await import('../markdown/store-body.ts')).openBodies(setup),
  /** A page becomes its files. */
  page: async (setup: PageSetup) => (await import('../../site/render-page.ts')).openPages(setup),
}

export type JobKind = keyof typeof jobKinds
export type SetupOf<Kind extends JobKind> = Parameters<(typeof jobKinds)[Kind]>[0]
type Work<Kind extends JobKind> = Awaited<ReturnType<(typeof jobKinds)[Kind]>>
export type JobOf<Kind extends JobKind> = Parameters<Work<Kind>>[0]
export type ResultOf<Kind extends JobKind> = Awaited<ReturnType<Work<Kind>>>

import { staticPart } from './static-part.tsx'

// Decoration, drawn when the page is built.

/** A fire as a woodcut. */
export const Fire = staticPart(() => import('./DrawnFire.tsx'), 'DrawnFire')

/** A fire from edge to edge. */
export const FireBand = staticPart(() => import('./DrawnFireBand.tsx'), 'DrawnFireBand')

/** The subject of a cover. */
export const Subject = staticPart(() => import('./DrawnSubject.tsx'), 'DrawnSubject')

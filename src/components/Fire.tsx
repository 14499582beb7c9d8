import { staticPart } from './static-part.tsx'

/** A fire as a woodcut: decoration, drawn when the page is built; see DrawnFire. */
export const Fire = staticPart(() => import('./DrawnFire.tsx'), 'DrawnFire')

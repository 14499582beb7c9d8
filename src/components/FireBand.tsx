import { staticPart } from './static-part.tsx'

/** A fire from edge to edge: decoration, drawn when the page is built; see DrawnFireBand. */
export const FireBand = staticPart(() => import('./DrawnFireBand.tsx'), 'DrawnFireBand')

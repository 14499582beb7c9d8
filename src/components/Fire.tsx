import { staticPart } from './static-part.tsx'

/** The fire cut in wood: decoration, drawn when the page is built; see DrawnFire. */
export const Fire = staticPart(() => import('./DrawnFire.tsx'), 'DrawnFire')

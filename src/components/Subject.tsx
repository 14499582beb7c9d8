import { staticPart } from './static-part.tsx'

/** The subject of a cover: decoration, drawn when the page is built; see DrawnSubject. */
export const Subject = staticPart(() => import('./DrawnSubject.tsx'), 'DrawnSubject')

/** Folder of the built site that is tested: LUMBRE_DIST, or dist/. */
export const dist = process.env.LUMBRE_DIST ?? 'dist'

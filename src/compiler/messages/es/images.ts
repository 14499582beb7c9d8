/** Sentences about pictures. */
export const images = {}

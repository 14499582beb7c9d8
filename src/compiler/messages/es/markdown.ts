/** Sentences about texts. */
export const markdown = {}

/** The id of a question on the pages that answer it: links to it last while questions change places. */
export const questionId = (slug: string) => `P-${slug}`

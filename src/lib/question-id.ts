/**
 * The id of a question on a page. It comes from the slug, so that links survive a change of order.
 */
export const questionId = (slug: string) => `P-${slug}`

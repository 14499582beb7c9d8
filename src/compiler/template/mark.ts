/** What begins every text of a new file that its writer has yet to write. */
export const TEMPLATE_MARK = '(Por escribir)'

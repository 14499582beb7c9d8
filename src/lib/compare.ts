/**
 * The order of two texts by their characters, for sorting: right for ISO dates, slugs and paths. The
 * rules of a language take twenty times as long and are not the same in every version of Node.
 */
export const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

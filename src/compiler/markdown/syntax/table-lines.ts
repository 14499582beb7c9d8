/** A row of dashes between head and body of a table, in a quote or not; rules match as well. */
const divider = /^[\s>|:-]*-[\s>|:-]*$/
const empty = /^[\s>]*$/

/**
 * The numbers of the lines in which a table may begin or go on: a line before a row of dashes, and
 * all up to the next empty one. No table has a line elsewhere; not each of these is one of a table.
 *
 * @see https://github.github.com/gfm/#tables-extension-
 */
export function tableLines(source: string): ReadonlySet<number> {
  const found = new Set<number>()
  let isBelow = false
  for (const [index, line] of source.split(/\r\n|\r|\n/).entries()) {
    const isDivider = divider.test(line)
    if (isDivider) found.add(index)
    isBelow = isDivider || (isBelow && !empty.test(line))
    if (isBelow) found.add(index + 1)
  }
  return found
}

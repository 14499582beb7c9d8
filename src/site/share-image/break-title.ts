type Room = {
  width: number
  height: number
  /** From the largest to the smallest, in pixels. */
  sizes: readonly number[]
  lineHeight: number
}

/**
 * Breaks a title into lines of about the same width, at the largest size at which they fit. A title
 * that does not fit at any size is cut off after the last line that does.
 *
 * @param measure returns the width of a line in pixels at a size
 */
export function breakTitle(
  title: string,
  { width, height, sizes, lineHeight }: Room,
  measure: (line: string, size: number) => number,
): { lines: string[]; size: number } {
  const words = title.split(/\s+/)
  for (const size of sizes) {
    const most = Math.floor(height / (size * lineHeight))
    const lines = fill(words, (line) => measure(line, size) <= width)
    if (lines.length <= most && lines.every((line) => measure(line, size) <= width))
      return { lines: balance(words, lines.length, (line) => measure(line, size), width), size }
  }
  const size = sizes.at(-1) ?? 0
  const lines = fill(words, (line) => measure(`${line}…`, size) <= width)
  const most = Math.floor(height / (size * lineHeight))
  if (lines.length <= most) return { lines, size }
  return { lines: [...lines.slice(0, most - 1), `${lines[most - 1] ?? ''}…`], size }
}

/** Breaks words greedily into lines. */
function fill(words: readonly string[], fits: (line: string) => boolean): string[] {
  const lines: string[] = []
  for (const word of words) {
    const longer = `${lines.at(-1)} ${word}`
    if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

/** Breaks words into the narrowest block with the given number of lines. */
function balance(
  words: readonly string[],
  count: number,
  measure: (line: string) => number,
  widest: number,
): string[] {
  let best = fill(words, (line) => measure(line) <= widest)
  for (let width = widest - 20; width > 0; width -= 20) {
    const lines = fill(words, (line) => measure(line) <= width)
    if (lines.length > count || lines.some((line) => measure(line) > width)) return best
    best = lines
  }
  return best
}

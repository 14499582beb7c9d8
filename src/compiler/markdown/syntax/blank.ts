/** The text with a stretch replaced by spaces; lines and positions stay. */
export function blank(source: string, from: number, to: number): string {
  const gap = source.slice(from, to).replace(/[^\r\n]/g, ' ')
  return source.slice(0, from) + gap + source.slice(to)
}

/** The text with one character replaced by one of the same width that means nothing. */
export function disarm(source: string, offset: number): string {
  return `${source.slice(0, offset)}·${source.slice(offset + 1)}`
}

/** The text without the tag that closes an element, so that it is not reported for its own part. */
export function withoutClosing(source: string, name: string, after: number): string {
  const tag = `</${name}>`
  const start = source.indexOf(tag, after)
  return start === -1 ? source : blank(source, start, start + tag.length)
}

/** The offset behind the tag that begins at an offset. */
export function endOfTag(source: string, tag: number): number {
  const end = source.indexOf('>', tag)
  return end === -1 ? tag + 1 : end + 1
}

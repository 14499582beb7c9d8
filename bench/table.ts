/** A Markdown table; all columns but the first ones stand at the right. */
export function table(
  titles: readonly string[],
  rows: readonly (readonly (string | number)[])[],
  names = 1,
): string {
  const rule = titles.map((_, index) => (index < names ? '---' : '---:'))
  return [titles, rule, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

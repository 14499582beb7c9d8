import { splitFrontmatter } from '../frontmatter/split-frontmatter.ts'
import { type Edit, rangeAt } from '../text/range.ts'

/**
 * Adds a former address to the fields of a file, in the form that its list has there.
 *
 * @param source the file, with its lines ended by `\n`
 */
export function addAlias(source: string, alias: string): Edit {
  const { written, data, closingLine } = splitFrontmatter(source)
  const list = written(['aliases'])
  if (!list) {
    // `aliases:` without any value is filled where it stands.
    const line =
      data && 'aliases' in data
        ? source.split('\n').findIndex((text) => /^aliases:/.test(text))
        : -1
    if (line >= 0) return { range: rangeAt(line + 1, 9, 0), text: ` [${alias}]` }
    return { range: rangeAt(closingLine, 1, 0), text: `aliases: [${alias}]\n` }
  }
  if (list.text.startsWith('[')) {
    if (/^\[\s*\]$/.test(list.text)) return { range: list.range, text: `[${alias}]` }
    const { start } = list.range
    return { range: { start, end: { ...start, column: start.column + 1 } }, text: `[${alias}, ` }
  }
  // A list with dashes begins at its first dash.
  const { line, column } = list.range.start
  return { range: rangeAt(line, column, 0), text: `- ${alias}\n${' '.repeat(column - 1)}` }
}

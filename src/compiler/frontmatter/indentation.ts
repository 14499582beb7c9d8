import { flag, type LocalProblem } from '../problem.ts'
import { lineAt, rangeOf, replace, type YamlSource } from './source.ts'

const indentOf = (line: string) => /^ */.exec(line)?.[0].length ?? 0

/** Where the text of a line begins, after the dash of a list item. */
const columnOf = (line: string) => /^ *(?:- +)*/.exec(line)?.[0].length ?? 0

export function indentProblem(source: YamlSource, offset: number): LocalProblem {
  const { start, line } = lineAt(source.text, offset)
  const above = source.text
    .slice(0, start)
    .split('\n')
    .filter((other) => /^ *[^\s#]/.test(other))
  const indent = indentOf(line)
  const [first = ''] = above
  // The indentation of the first line made the rest of the block wrong.
  if (indent === 0 && indentOf(first) > 0) return misplaced(source, source.text.indexOf(first), 0)
  const item = line.trim()
  const isItem = item.startsWith('- ')
  const [name] = /^\w+:/.exec(item) ?? []
  const isAnother = name
    ? above.some((other) => other.startsWith(`${' '.repeat(indent)}- ${name}`))
    : /^ *- /.test(above.at(-1) ?? '') && !isItem && !/:(?: |$)/.test(item)
  if (isAnother) return misplaced(source, start, indent, item)
  const [nearest = 0] = above
    .filter((other) => !isItem || /^ *- /.test(other))
    .map((other) => (isItem ? indentOf(other) : columnOf(other)))
    .reverse()
    .sort((a, b) => Math.abs(a - indent) - Math.abs(b - indent))
  // After an unindented field, an unindented item continues no list.
  if (isItem && indent === 0 && indentOf(above.at(-1) ?? '') === 0)
    return flag(rangeOf(source, start, start + line.length), {
      code: 'yaml-list',
      data: { fault: 'stray' },
    })
  // A line in its place is refused because the one above it is not.
  const last = above.at(-1) ?? ''
  const isOdd =
    nearest === indent && above.filter((one) => columnOf(one) === columnOf(last)).length === 1
  return isOdd && columnOf(last) > 0 && !/^ *- /.test(last)
    ? indentProblem(source, source.text.lastIndexOf(last, start - 1))
    : misplaced(source, start, nearest)
}

function misplaced(source: YamlSource, start: number, wanted: number, item?: string) {
  const { line } = lineAt(source.text, start)
  const indent = indentOf(line)
  const missing = wanted - indent
  return flag(rangeOf(source, start + indent, start + line.length), {
    code: 'yaml-indent',
    data: { missing, ...(item !== undefined && { item }) },
    repair: missing ? replace(source, start, start + indent, ' '.repeat(wanted)) : undefined,
  })
}

export function tabProblem(source: YamlSource, offset: number): LocalProblem {
  const { start, line } = lineAt(source.text, offset)
  const tabs = /^[ \t]*/.exec(line)?.[0] ?? ''
  const before = source.text.slice(0, start).trimEnd()
  const isNested = /:$/.test(before) || /^[ \t]/.test(lineAt(before, before.length).line)
  const isMany = tabs.split('\t').length > 2
  const item = /^ *- .*/.exec(lineAt(before, before.length).line)?.[0]
  const isField = item !== undefined && !/^\s*- /.test(line)
  const width = isField ? columnOf(item) + (item.endsWith(':') ? 2 : 0) : undefined
  const spaces = width ? ' '.repeat(width) : isNested ? tabs.replaceAll('\t', '  ') : ''
  return flag(rangeOf(source, start + tabs.indexOf('\t'), start + tabs.length), {
    code: 'yaml-tab',
    data: { isMany, isNested, width },
    repair: replace(source, start, start + tabs.length, spaces, !isMany),
  })
}

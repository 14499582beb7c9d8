import { flag, type LocalProblem } from '../problem.ts'
import { lineAt, rangeOf, replace, type YamlSource } from './source.ts'

const indentOf = (line: string) => /^ */.exec(line)?.[0].length ?? 0

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
    .map(indentOf)
    .reverse()
    .sort((a, b) => Math.abs(a - indent) - Math.abs(b - indent))
  // After an unindented field, an unindented item continues no list.
  if (isItem && indent === 0 && indentOf(above.at(-1) ?? '') === 0)
    return flag(rangeOf(source, start, start + line.length), {
      code: 'yaml-list',
      data: { fault: 'stray' },
    })
  return misplaced(source, start, nearest)
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
  const spaces = isNested ? tabs.replaceAll('\t', '  ') : ''
  return flag(rangeOf(source, start + tabs.indexOf('\t'), start + tabs.length), {
    code: 'yaml-tab',
    data: { isMany, isNested },
    repair: replace(source, start, start + tabs.length, spaces, !isMany),
  })
}

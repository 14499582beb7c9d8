import { count, shorten } from '../fields/phrase.ts'
import type { YamlExplanation } from './explain-yaml-line.ts'
import { lineAt, positionOf, type YamlSource } from './yaml-source.ts'

const indentOf = (line: string) => /^ */.exec(line)?.[0].length ?? 0

/** A line that starts in another column than its group. */
export function indentTrouble(source: YamlSource, offset: number): YamlExplanation {
  const { start, line } = lineAt(source.text, offset)
  const above = source.text
    .slice(0, start)
    .split('\n')
    .filter((other) => /^ *[^\s#]/.test(other))
  const indent = indentOf(line)
  const [first = ''] = above
  // The whole block was moved by its first line.
  if (indent === 0 && indentOf(first) > 0) return misplaced(source, source.text.indexOf(first), 0)
  const [, name] = /^ *(\w+):/.exec(line) ?? []
  if (name && above.some((other) => other.startsWith(`${' '.repeat(indent)}- ${name}:`)))
    return {
      position: positionOf(source, start + indent, start + line.length),
      code: 'yaml-dash-missing',
      message: 'Falta el guion con el que empieza otro elemento de la lista.',
      hint: `Escribe «- ${shorten(line.trim(), 60)}»`,
    }
  const item = line.trim()
  if (/^ *- /.test(above.at(-1) ?? '') && !/^- |:(?: |$)/.test(item))
    return {
      ...misplaced(source, start, indent),
      hint: `Si es otro elemento de la lista, lleva su guion: «- ${shorten(item, 60)}»`,
    }
  const [nearest = 0] = above
    .map(indentOf)
    .reverse()
    .sort((a, b) => Math.abs(a - indent) - Math.abs(b - indent))
  return misplaced(source, start, nearest)
}

function misplaced(source: YamlSource, start: number, wanted: number): YamlExplanation {
  const { line } = lineAt(source.text, start)
  const indent = indentOf(line)
  const spaces = count(Math.abs(indent - wanted), 'espacio', 'espacios')
  return {
    position: positionOf(source, start + indent, start + line.length),
    code: 'yaml-indent',
    message: 'La sangría de esta línea no coincide con la de sus vecinas.',
    hint:
      indent === wanted
        ? 'Los campos de un mismo grupo empiezan en la misma columna.'
        : indent > wanted
          ? `Quítale ${spaces} al principio.`
          : `Agrégale ${spaces} al principio.`,
  }
}

/** Tabs at the beginning of a line. */
export function tabTrouble(source: YamlSource, offset: number): YamlExplanation {
  const { start, line } = lineAt(source.text, offset)
  const tabs = /^[ \t]*/.exec(line)?.[0] ?? ''
  const before = source.text.slice(0, start).trimEnd()
  const isNested = /:$/.test(before) || /^[ \t]/.test(lineAt(before, before.length).line)
  const many = tabs.split('\t').length > 2
  return {
    position: positionOf(source, start + tabs.indexOf('\t'), start + tabs.length),
    code: 'yaml-tab',
    message: `Esta línea empieza con ${many ? 'tabuladores' : 'un tabulador'}; la sangría se hace con espacios.`,
    hint: isNested
      ? many
        ? 'Cambia cada tabulador por dos espacios.'
        : 'Cámbialo por dos espacios.'
      : many
        ? 'Bórralos: este campo empieza en la primera columna.'
        : 'Bórralo: este campo empieza en la primera columna.',
  }
}

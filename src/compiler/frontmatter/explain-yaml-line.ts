import { code, shorten, yamlText } from '../fields/phrase.ts'
import type { Position } from '../report/diagnostic.ts'
import { indentTrouble } from './explain-indent.ts'
import { lineAt, positionOf, type YamlSource } from './yaml-source.ts'

export type YamlExplanation = { position: Position; code: string; message: string; hint?: string }

const field = /^(\s*(?:- +)*)([^\s:#'"[\]{}][^:]{0,60}):(?:[ \t]+(.*))?$/

/** A colon that is too much, or one that is missing. */
export function colonTrouble(source: YamlSource, offset: number): YamlExplanation | undefined {
  const { text } = source
  const { start, line } = lineAt(text, offset)
  const found = field.exec(line)
  if (found) {
    const [, , name = '', value = ''] = found
    const valueStart = start + line.length - value.length
    if (value.startsWith('? ')) return needsQuotes(source, valueStart)
    const colon = /:(?:\s|$)/.exec(value)
    if (colon && !/^['"[{|>]/.test(value)) {
      return {
        position: positionOf(source, valueStart + colon.index),
        code: 'yaml-colon',
        message: `El valor de ${code(name)} tiene dos puntos, así que va entre comillas.`,
        hint: `${shorten(name)}: ${yamlText(value.trim())}`,
      }
    }
    const next = start + line.length + 1
    const deeper = /^ +/.exec(lineAt(text, next).line)?.[0].length ?? 0
    if (deeper <= (found[1]?.length ?? 0)) return undefined
    return colonBelow(source, name, value, next) ?? indentTrouble(source, next)
  }
  const content = line.trimStart()
  const at = start + line.length - content.length
  const whole = positionOf(source, at, start + line.length)
  const glued = /^([a-zA-Z]\w{0,40}):(?=[^ \t])\u00a0?(.*)$/.exec(content)
  if (glued)
    return {
      position: positionOf(source, at + (glued[1]?.length ?? 0)),
      code: 'yaml-colon-space',
      message: 'Después de los dos puntos va un espacio normal.',
      hint: `${glued[1]}: ${shorten(glued[2] ?? '', 60)}`,
    }
  const equals = /^([a-zA-Z]\w{0,40})\s*=\s*(.*)$/.exec(content)
  if (equals)
    return {
      position: whole,
      code: 'yaml-colon-missing',
      message: 'Entre el nombre y el valor van dos puntos, no un signo de igual.',
      hint: `${equals[1]}: ${shorten(equals[2] ?? '', 60)}`,
    }
  if (content === '' || /^[-[{]/.test(content)) return undefined
  const isFirst = text.slice(0, start).trim() === ''
  const word = isFirst && /^[a-zA-Z]\w{0,40}(?= \S)/.exec(content)?.[0]
  return {
    position: whole,
    code: 'yaml-colon-missing',
    message: 'A esta línea le faltan los dos puntos entre el nombre y el valor.',
    hint: word
      ? `${word}: ${shorten(content.slice(word.length + 1), 60)}`
      : 'Si continúa el texto de arriba, empieza la línea con dos espacios.',
  }
}

/** A text that goes on in the next line, where a colon makes it look like a field. */
function colonBelow(
  source: YamlSource,
  name: string,
  value: string,
  next: number,
): YamlExplanation | undefined {
  const { start, line } = lineAt(source.text, next)
  const colon = /^ *\S+ .*?(:)(?:\s|$)/.exec(line)
  if (!colon || value === '' || /^['"[{|>]/.test(value)) return undefined
  return {
    position: positionOf(source, start + colon[0].lastIndexOf(':')),
    code: 'yaml-colon',
    message: `El valor de ${code(name)} tiene dos puntos, así que va entre comillas.`,
    hint: `${shorten(name)}: ${yamlText(`${value.trim()} ${line.trim()}`)}`,
  }
}

/** A value that starts with a sign of YAML's own. */
export function needsQuotes(source: YamlSource, offset: number): YamlExplanation {
  const { start, line } = lineAt(source.text, offset)
  const value = line.slice(offset - start).trim()
  return {
    position: positionOf(source, offset),
    code: 'yaml-needs-quotes',
    message: `Un valor que empieza con ${value[0] ?? 'este signo'} va entre comillas.`,
    hint: yamlText(value),
  }
}

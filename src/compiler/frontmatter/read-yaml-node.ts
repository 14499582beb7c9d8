import { isAlias, isMap, isScalar, isSeq, type ParsedNode, type Scalar, type YAMLMap } from 'yaml'
import { code, yamlText } from '../fields/phrase.ts'
import type { Position } from '../report/diagnostic.ts'
import { indentTrouble } from './explain-indent.ts'
import { explainOddRoot } from './explain-yaml.ts'
import type { YamlExplanation } from './explain-yaml-line.ts'
import { gluedColon, isNumberPiece, splitNumber } from './flow-traps.ts'
import { usualMistake } from './usual-mistakes.ts'
import { lineAt, positionOf, type YamlSource } from './yaml-source.ts'

/** Where the key of a field and its value stand, and the value as it was written. */
export type Place = { key?: Position; value: Position; written?: string }

type Report = (position: Position, code: string, message: string, hint?: string) => void

const deepest = 12
const most = 4000

/** Turns a parsed document into plain data; `undefined` when its root is no mapping. */
export function readYamlNode(
  source: YamlSource,
  place: (path: readonly PropertyKey[], place: Place) => void,
  report: Report,
): Record<string, unknown> | undefined {
  const { text, document } = source
  const root = document.contents
  let values = 0
  let stopped = false

  const spot = (node: ParsedNode) => positionOf(source, node.range[0], node.range[1])

  const written = (node: ParsedNode) => text.slice(node.range[0], node.range[1]).trimEnd()

  /** Reports what an explanation says, if there is one. */
  function reportTrap(trap: YamlExplanation | undefined): boolean {
    if (trap) report(trap.position, trap.code, trap.message, trap.hint)
    return trap !== undefined
  }

  /** Reports, once, that there is too much of something; the rest is not read. */
  function stop(node: ParsedNode, kind: string, message: string): undefined {
    if (!stopped) report(spot(node), kind, message)
    stopped = true
  }

  function read(node: ParsedNode | null, path: readonly PropertyKey[]): unknown {
    if (node === null || stopped) return null
    if (++values > most)
      return stop(node, 'too-many-values', `Hay más de ${most} valores en este bloque.`)
    if (path.length > deepest)
      return stop(node, 'too-deep', `Hay más de ${deepest} niveles uno dentro de otro.`)
    if (isAlias(node)) {
      report(spot(node), 'yaml-alias', 'Un valor no puede empezar con *.', quotesHint(node))
      return null
    }
    checkProperties(node)
    if (isMap(node)) return readMap(node as YAMLMap.Parsed, path)
    if (isSeq(node))
      return node.items.map((item, index) => {
        checkDashes(item as ParsedNode)
        const child = [...path, index]
        place(child, { value: spot(item as ParsedNode), written: written(item as ParsedNode) })
        return read(item as ParsedNode, child)
      })
    return readScalar(node as Scalar.Parsed)
  }

  /** `- uno` and below it, one space further, `- dos`: to YAML a single text. */
  function checkDashes(item: ParsedNode) {
    if (!isScalar(item) || item.type !== 'PLAIN') return
    const dash = /\n *(?=- )/.exec(text.slice(item.range[0], item.range[1]))
    if (!dash) return
    reportTrap(indentTrouble(source, item.range[0] + dash.index + dash[0].length))
  }

  function checkProperties(node: ParsedNode) {
    if (isAlias(node)) return
    const at = positionOf(source, propertyStart(node), node.range[1])
    if (node.anchor !== undefined)
      report(at, 'yaml-anchor', 'Un valor no puede empezar con &.', quotesHint(node))
    if (node.tag !== undefined && hasTag(node))
      report(
        at,
        'yaml-tag',
        'Un valor no puede empezar con !: las etiquetas de YAML no se usan aquí.',
        quotesHint(node),
      )
  }

  /** The offset of the anchor or tag in front of a node. */
  function propertyStart(node: ParsedNode): number {
    const { start, line } = lineAt(text, node.range[0])
    const found = /(?:^|[\s:[{,-])([&!])/.exec(line.slice(0, node.range[0] - start + 1))
    return found ? start + found.index + found[0].length - 1 : node.range[0]
  }

  const hasTag = (node: ParsedNode) => text[propertyStart(node)] === '!'

  function quotesHint(node: ParsedNode): string {
    const start = isAlias(node) ? node.range[0] : propertyStart(node)
    const { start: lineStart, line } = lineAt(text, start)
    return `Si es texto, ponlo entre comillas: ${yamlText(line.slice(start - lineStart).trim())}`
  }

  function readMap(map: YAMLMap.Parsed, path: readonly PropertyKey[]): Record<string, unknown> {
    const data: Record<string, unknown> = {}
    const firstLines = new Map<string, number>()
    for (const [index, item] of map.items.entries()) {
      const { key, value } = item
      if (stopped) break
      if (isNumberPiece(text, map.items[index - 1], item)) continue
      const next = map.items[index + 1]
      if (next && isNumberPiece(text, item, next))
        reportTrap(splitNumber(source, map.items.slice(index)))
      const name = readKey(key)
      if (name === undefined || reportTrap(gluedColon(source, map, item))) continue
      const keySpot = key.range[1] > key.range[0] ? spot(key) : spot(map)
      const first = firstLines.get(name)
      if (first !== undefined && isNextItem(map, index, path)) {
        report(
          keySpot,
          'yaml-dash-missing',
          'Falta el guion con el que empieza otro elemento de la lista.',
          `Escribe «- ${lineAt(text, key.range[0]).line.trim()}»`,
        )
        break
      }
      if (first !== undefined) {
        report(
          keySpot,
          'duplicate-key',
          `${code(name)} está dos veces; ya aparece en la línea ${first}.`,
          'Deja solo una.',
        )
        continue
      }
      firstLines.set(name, keySpot.line)
      const child = [...path, name]
      const isWritten = value && hasText(value)
      place(child, {
        key: keySpot,
        value: isWritten ? spot(value) : keySpot,
        written: isWritten ? written(value) : undefined,
      })
      data[name] = read(value, child)
    }
    return data
  }

  /** Whether an item's fields begin again: what follows was to be another item. */
  function isNextItem(map: YAMLMap.Parsed, index: number, path: readonly PropertyKey[]): boolean {
    const names = map.items.map(({ key }) => (isScalar(key) ? String(key.value) : ''))
    const [, following] = names.slice(index)
    return (
      typeof path.at(-1) === 'number' &&
      names[index] === names[0] &&
      following !== undefined &&
      names.indexOf(following) < index
    )
  }

  const hasText = (node: ParsedNode) => node.range[1] > node.range[0]

  /** The name of a field, or `undefined` when it cannot be one. */
  function readKey(key: ParsedNode): string | undefined {
    if (isAlias(key) || !isScalar(key)) {
      const doubled = text.startsWith('{', key.range[0])
      report(
        spot(key),
        'yaml-complex-key',
        'El nombre de un campo tiene que ser una palabra.',
        doubled ? 'Si querías escribir llaves { }, pon todo el valor entre comillas.' : undefined,
      )
      return undefined
    }
    checkProperties(key)
    const name = key.source ?? String(key.value ?? '')
    const isComment = /^(?:<!--|\/\/|\/\*)/.test(name)
    if (isComment && reportTrap(usualMistake(source, key.range[0]))) return undefined
    if (name === '<<') {
      report(spot(key), 'yaml-merge', 'Aquí no se combinan campos con <<.', 'Escribe los campos.')
      return undefined
    }
    if (name === '__proto__') {
      report(spot(key), 'forbidden-key', `${code(name)} no puede ser un campo.`, 'Bórralo.')
      return undefined
    }
    return name
  }

  function readScalar(node: Scalar.Parsed): unknown {
    if (node.value === null && !hasText(node)) checkComment(node)
    if (node.type === 'PLAIN' && typeof node.value === 'string') checkComment(node)
    return node.value
  }

  /** `title: Los #1 de México` would silently lose its end, and `title: #1` all of it. */
  function checkComment(node: Scalar.Parsed) {
    const { start, line } = lineAt(text, node.range[1])
    const rest = line.slice(node.range[1] - start)
    const hash = /^\s*#\S/.exec(rest)
    if (!hash) return
    const value = hasText(node) ? line.slice(Math.max(0, node.range[0] - start)) : rest
    report(
      positionOf(source, node.range[1] + hash[0].length - 2, start + line.length),
      'yaml-comment',
      'Lo que sigue a # se lee como comentario y se pierde.',
      `Pon el valor entre comillas: ${yamlText(value.trim())}. ` +
        'Si es un comentario, deja un espacio después de #.',
    )
  }

  if (root && !isMap(root)) {
    reportTrap(explainOddRoot(source, root.range[0]))
    return undefined
  }
  if (root === null) return undefined
  return read(root, []) as Record<string, unknown>
}

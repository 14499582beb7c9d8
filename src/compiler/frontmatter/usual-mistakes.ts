import { shorten, yamlText } from '../fields/phrase.ts'
import { needsQuotes, type YamlExplanation } from './explain-yaml-line.ts'
import { lineAt, positionOf, type YamlSource } from './yaml-source.ts'

/** A line of fields, taken apart. */
type Line = {
  source: YamlSource
  /** Where the value starts in the text. */
  at: number
  /** The value with its place before it, to be written again: `title: ` or `  - `. */
  head: string
  value: string
}

/**
 * What writers do most often, recognised by the line that the parser stumbled over: the parser's
 * own words tell what it found, seldom what was meant.
 */
export function usualMistake(source: YamlSource, offset: number): YamlExplanation | undefined {
  const { start, line } = lineAt(source.text, offset)
  const [head = ''] = /^\s*(?:- +)*(?:["']?[a-zA-Z]\w*["']?:[ \t]+)?/.exec(line) ?? []
  const found: Line = {
    source,
    at: start + head.length,
    head: head.trim() === '' ? '' : `${head.trim()} `.replace(/^["'](\w+)["']:/, '$1:'),
    value: line.slice(head.length).trimEnd(),
  }
  for (const recognise of mistakes) {
    const explanation = recognise(found)
    if (explanation) return explanation
  }
  return undefined
}

const mistakes: ((line: Line) => YamlExplanation | undefined)[] = [
  strangeSpaces,
  foreignComment,
  asteriskList,
  specialSign,
  curlyQuotes,
  finalComma,
  hashInList,
  missingComma,
  textAfterBracket,
]

/** Spaces that look like spaces, from a copied web page. */
function strangeSpaces({ source, at, value }: Line): YamlExplanation | undefined {
  const { start, line } = lineAt(source.text, at)
  const index = line.search(/\u00a0/)
  if (index === -1 || line.slice(0, index).trim() !== '' || value === '') return undefined
  return {
    position: positionOf(source, start + index, start + line.search(/[^\s]/)),
    code: 'yaml-space',
    message: 'Esta línea empieza con espacios que no son normales; vienen de copiar y pegar.',
    hint: 'Bórralos y vuelve a escribirlos con la barra espaciadora.',
  }
}

function foreignComment({ source, at, head, value }: Line): YamlExplanation | undefined {
  const [, text] = /^(?:<!--|\/\/+|\/\*)\s*(.*?)\s*(?:-->|\*\/)?$/.exec(value) ?? []
  if (text === undefined || head !== '') return undefined
  return {
    position: positionOf(source, at, at + value.length),
    code: 'yaml-comment-sign',
    message: 'Entre los campos, un comentario empieza con # y un espacio.',
    hint: `Escribe «# ${shorten(text, 60)}»`,
  }
}

function asteriskList({ source, at, head, value }: Line): YamlExplanation | undefined {
  const [, text] = /^\* +(.*)$/.exec(value) ?? []
  if (text === undefined || head !== '') return undefined
  return {
    position: positionOf(source, at),
    code: 'yaml-list',
    message: 'Los elementos de una lista empiezan con un guion, no con un asterisco.',
    hint: `Escribe «- ${shorten(text, 60)}»`,
  }
}

/** `title: **Importante**`, `- !Hola! mundo`. */
function specialSign({ source, at, head, value }: Line): YamlExplanation | undefined {
  return head !== '' && /^[*!]\S/.test(value) ? needsQuotes(source, at) : undefined
}

function curlyQuotes({ source, at, head, value }: Line): YamlExplanation | undefined {
  const [, text] = /^[“”„«‘’](.*)[“”»‘’]$/.exec(value) ?? []
  if (text === undefined || !text.includes(': ')) return undefined
  return {
    position: positionOf(source, at),
    code: 'yaml-quotes',
    message: 'Estas comillas son tipográficas, y aquí van las rectas.',
    hint: `Escribe «${head}${/["\\]/.test(text) ? yamlText(text) : `"${text}"`}»`,
  }
}

/** `title: "Hola",`, as in JSON. */
function finalComma({ source, at, head, value }: Line): YamlExplanation | undefined {
  if (!/^(["']).*\1,$/.test(value)) return undefined
  return {
    position: positionOf(source, at + value.length - 1),
    code: 'yaml-comma',
    message: 'Sobra la coma del final.',
    hint: `Escribe «${head}${value.slice(0, -1)}»`,
  }
}

/** `[#pago]`: the bracket that closes is part of the comment. */
function hashInList({ source, at, head, value }: Line): YamlExplanation | undefined {
  if (!/^\[(?:[^'"]*[\s,])?#[^'"]*\]$/.test(value)) return undefined
  const words = value.slice(1, -1).split(',')
  return {
    position: positionOf(source, at + value.indexOf('#')),
    code: 'yaml-comment',
    message: 'Lo que sigue a # se lee como comentario y se pierde.',
    hint: `Escribe «${head}[${words.map((word) => yamlText(word.trim())).join(', ')}]»`,
  }
}

/** `{ currency: MXN minimum: 370 }`, or with a semicolon. */
function missingComma({ source, at, head, value }: Line): YamlExplanation | undefined {
  if (!/^\{[^'"]*\}$/.test(value)) return undefined
  const gap = /;\s*|(?<=[^,{;\s])\s+(?=[a-zA-Z]\w*: )/
  const index = value.search(gap)
  if (index === -1) return undefined
  const isSemicolon = value[index] === ';'
  return {
    position: positionOf(source, at + index),
    code: 'yaml-comma-missing',
    message: isSemicolon
      ? 'Entre los campos de { } van comas, no punto y coma.'
      : 'Aquí falta una coma entre dos campos.',
    hint: `Escribe «${head}${value.replace(new RegExp(gap, 'g'), ', ')}»`,
  }
}

/** `title: [Guía] Cobrar`. */
function textAfterBracket({ source, at, head, value }: Line): YamlExplanation | undefined {
  const goesOn = /^(?:\[[^\]]*\]|\{[^}]*\})\s*[^\s\]},#]/.test(value)
  return head !== '' && goesOn ? needsQuotes(source, at) : undefined
}

import { picturePath } from '../../lib/picture-path.ts'
import { proposeImagePath } from '../fields/image-path.ts'
import { type Fault, flag, type LocalProblem } from '../problem.ts'
import { nameOf } from '../text/look-alikes.ts'
import type { Repair } from '../text/range.ts'
import { yamlText } from '../text/yaml-text.ts'
import { needsQuotes } from './colons.ts'
import { lineAt, rangeOf, replace, type YamlSource } from './source.ts'

/** A line of the frontmatter, split into its parts. */
type Line = {
  source: YamlSource
  /** Where the value starts in the text. */
  at: number
  /** What precedes the value and is kept by repairs: `title: ` or `- `. */
  head: string
  value: string
  /** The line with another value. */
  rewrite: (value: string, safe?: boolean) => Repair
  /** A problem of part of the value, by default of one character. */
  problemOf: (index: number, fault: Fault, width?: number) => LocalProblem
}

/**
 * Recognises the most common mistakes by the line at which the parser stopped: the parser's own
 * message says what it found, seldom what was meant.
 */
export function usualMistake(source: YamlSource, offset: number): LocalProblem | undefined {
  const { start, line } = lineAt(source.text, offset)
  const [before = ''] = /^\s*(?:- +)*(?:["']?[a-zA-Z]\w*["']?:[ \t]+)?/.exec(line) ?? []
  const head = before.trim() === '' ? '' : `${before.trim()} `.replace(/^["'](\w+)["']:/, '$1:')
  const [from, to] = [start + line.search(/\S|$/), start + line.trimEnd().length]
  const found: Line = {
    source,
    at: start + before.length,
    head,
    value: line.slice(before.length).trimEnd(),
    rewrite: (value, safe) => replace(source, from, to, head + value, safe),
    problemOf(index, fault, width = 1) {
      const sign = start + before.length + index
      return flag(rangeOf(source, sign, sign + width), fault)
    },
  }
  for (const recognise of mistakes) {
    const problem = recognise(found)
    if (problem) return problem
  }
  return undefined
}

const mistakes: ((line: Line) => LocalProblem | undefined)[] = [
  strangeSpaces,
  asteriskList,
  gluedDash,
  specialSign,
  curlyQuotes,
  listWithoutBrackets,
  finalComma,
  hashInList,
  missingComma,
  textAfterBracket,
]

/** No-break spaces as indentation, copied from a web page. */
function strangeSpaces({ source, at, value }: Line) {
  const { start, line } = lineAt(source.text, at)
  const index = line.search(/\u00a0/)
  if (index === -1 || line.slice(0, index).trim() !== '' || value === '') return undefined
  const [from, to] = [start + index, start + line.search(/\S/)]
  return flag(rangeOf(source, from, to), {
    code: 'look-alike',
    data: nameOf('\u00a0'),
    repair: replace(source, from, to, ' '.repeat(to - from), true),
  })
}

function asteriskList({ head, value, rewrite, problemOf }: Line) {
  const [, text] = /^\* +(.*)$/.exec(value) ?? []
  if (text === undefined || head !== '') return undefined
  const repair = rewrite(`- ${text}`, true)
  return problemOf(0, { code: 'yaml-list', data: { fault: 'asterisk' }, repair })
}

/** `-uno`, with all following lines that lack the same space. */
function gluedDash({ source, at, head, value }: Line) {
  const { start } = lineAt(source.text, at)
  const [lines] = /^(?:[ \t]*-[\p{L}¿¡"'“«].*(?:\n|$))+/u.exec(source.text.slice(start)) ?? []
  if (lines === undefined || head !== '' || value === '') return undefined
  const list = lines.trimEnd()
  const spaced = list.replace(/^([ \t]*)-/gm, (_, gap) => `${gap.replaceAll('\t', '  ')}- `)
  const repair = replace(source, start, start + list.length, spaced, true)
  return flag(rangeOf(source, at, at + value.length), {
    code: 'yaml-list',
    data: { fault: 'glued' },
    repair,
  })
}

/** `title: **Importante**`, `- !Hola! mundo`, `image: ![Foto](/images/foto.jpg)`. */
function specialSign({ source, at, head, value, rewrite, problemOf }: Line) {
  const [, address] = /^!\[[^\]]*\]\(([^\s()]+)\)$/.exec(value) ?? []
  if (address !== undefined && head.startsWith('image:')) {
    const proposal = picturePath.test(address) ? address : proposeImagePath(address)
    const repair = proposal && rewrite(proposal)
    const fault = { code: 'image-path', data: { fault: 'path', proposal }, repair } as const
    return problemOf(0, fault, value.length)
  }
  return head !== '' && /^[*!]\S/.test(value) ? needsQuotes(source, at) : undefined
}

function curlyQuotes({ value, rewrite, problemOf }: Line) {
  const [, text] = /^[“”„«‘’](.*)["'“”»‘’]$/.exec(value) ?? []
  if (text === undefined || !text.includes(': ')) return undefined
  return problemOf(0, { code: 'yaml-quotes', repair: rewrite(yamlText(text), true) })
}

/** `keywords: "pago", "tienda"`. */
function listWithoutBrackets({ head, value, rewrite, problemOf }: Line) {
  if (head === '' || !/^(?:"[^"]*"|'[^']*')(?:, *(?:"[^"]*"|'[^']*'))+$/.test(value))
    return undefined
  const repair = rewrite(`[${value}]`)
  return problemOf(0, { code: 'yaml-list', data: { fault: 'no-brackets' }, repair }, value.length)
}

/** `title: "Hola",`, as in JSON. */
function finalComma({ value, rewrite, problemOf }: Line) {
  if (!/^(["']).*\1,$/.test(value)) return undefined
  const repair = rewrite(value.slice(0, -1), true)
  return problemOf(value.length - 1, { code: 'yaml-extra-sign', data: { sign: ',' }, repair })
}

/** `[#pago]`: the closing bracket is part of the comment. */
function hashInList({ value, rewrite, problemOf }: Line) {
  if (!/^\[(?:[^'"]*[\s,])?#[^'"]*\]$/.test(value)) return undefined
  const words = value.slice(1, -1).split(',')
  const repair = rewrite(`[${words.map((word) => yamlText(word.trim())).join(', ')}]`, true)
  return problemOf(value.indexOf('#'), { code: 'yaml-comment', data: { inList: true }, repair })
}

/** `{ currency: MXN minimum: 370 }`, or with a semicolon. */
function missingComma({ value, rewrite, problemOf }: Line) {
  if (!/^\{[^'"]*\}$/.test(value)) return undefined
  const gap = /;\s*|(?<=[^,{;\s])\s+(?=[a-zA-Z]\w*: )/
  const index = value.search(gap)
  if (index === -1) return undefined
  const data = { isSemicolon: value[index] === ';' }
  const repair = rewrite(value.replace(new RegExp(gap, 'g'), ', '))
  return problemOf(index, { code: 'yaml-comma-missing', data, repair })
}

/** `title: [Guía] Cobrar`. */
function textAfterBracket({ source, at, head, value }: Line) {
  const goesOn = /^(?:\[[^\]]*\]|\{[^}]*\})\s*[^\s\]},#]/.test(value)
  return head !== '' && goesOn ? needsQuotes(source, at) : undefined
}

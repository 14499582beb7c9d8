import type { Fault } from '../../problem.ts'
import { shorten } from '../../text/printable.ts'
import { lineRangeIn, type Range, rangeIn } from '../../text/range.ts'
import { elementFault } from '../lint/check-element.ts'
import {
  blank,
  disarm,
  type Explanation,
  endOfTag,
  explained,
  type ParserError,
  withoutClosing,
} from './parser-error.ts'

const attribute = String.raw`\s+[\w.:-]+\s*=\s*(?:"[^"]*"|'[^']*')`
const openValue = String.raw`\s+[\w.:-]+\s*=\s*["']`
const insideValue = new RegExp(`^<[A-Za-z][\\w.:-]*(?:${attribute})*${openValue}[^"']*$`)
const unclosedValue = new RegExp(`<[A-Za-z][\\w.:-]*(?:${attribute})*${openValue}`, 'y')
const wholeTag = new RegExp(`^<[A-Za-z][\\w.:-]*(?:${attribute})*\\s*/?>$`)
/** A line with a tag that lacks its closing bracket. */
const openTag = new RegExp(`^<[A-Za-z][\\w.:-]*(?:${attribute})*[ \\t]*\n`)
const nestedQuotes =
  /([\w-]+)=(?:"([^"\n]*"[^"\n=<>]*"[^"\n=<>]*)"|'([^'\n]*'[^'\n=<>]*'[^'\n=<>]*)')(?=\s*\/?>)/
/** An address between angle brackets, unless a `|` in it separates something else. */
const angleAddress = /^<([a-z][a-z0-9+.-]{1,31}:[^\s<>|]*|[^\s<>@/]+@[^\s<>|]+)(?![^\s<>])>?/i

/** Explains a tag that the parser could not read to its end. */
export function explainTag(error: ParserError): Explanation {
  const { source, rule, from } = error
  const swallowed = rule === 'unexpected-eof' ? openQuote(source, from) : undefined
  const start = swallowed?.tag ?? startOfTag(source, from)
  const text = source.slice(start, start + 500)
  if (text.startsWith('<!--')) return htmlComment(source, start)
  const [link, address = ''] = angleAddress.exec(text) ?? []
  if (link) return angleLink(source, start, link, address)

  const name = /^<[/\\]?([A-Za-z_$][\w.$:-]*)/.exec(text)?.[1]
  const tag = lineRangeIn(source, start, start + (name ? text.indexOf(name) + name.length : 1))
  const problem = (fault: Fault, range = tag) =>
    explained(range, fault, withoutClosing(disarm(source, start), name ?? '', start))

  if (/^<[!?%]/.test(text)) return problem({ code: 'html-declaration' })
  if (name === undefined)
    return problem({ code: 'stray-less-than', repair: { text: '\\<', safe: true } })
  const element = elementFault(name, { isUnread: true })
  if (element.code === 'html-element') return problem(element)
  const here = lineRangeIn(source, swallowed?.quote ?? from)
  const end = endOfTag(source, start)
  const straight = withStraightQuotes(source.slice(start, end))
  if (straight !== undefined) {
    const repair = { range: rangeIn(source, start, end), text: straight, safe: true }
    const explanation = problem({ code: 'unquoted-value', data: { name }, repair }, here)
    if (straight.length !== end - start) return explanation
    // The closing tag is then matched with it.
    return { ...explanation, rest: source.slice(0, start) + straight + source.slice(end) }
  }
  if (swallowed) return problem({ code: 'unclosed-quote' }, here)
  return problem(...faultInTag(error, start, name))
}

/** The fault of a tag by where the parser stopped in it, with its range if that is not the tag. */
function faultInTag(error: ParserError, start: number, name: string): [Fault, Range?] {
  const { source, rule, reason, from } = error
  const text = source.slice(start, start + 500)
  const here = lineRangeIn(source, from)
  const sign = String.fromCodePoint(source.codePointAt(from) ?? 0x20)
  const [line = ''] = openTag.exec(text) ?? []
  // The next line is not a part of the tag, but a sentence.
  const isSentence = line !== '' && !/[="'“”«»]/.test(source.slice(start + line.length, from + 1))
  if (rule === 'unexpected-eof' || rule === 'unexpected-lazy' || sign === '<' || isSentence)
    return [{ code: 'unfinished-tag', data: { name } }]
  const nested = nestedQuotes.exec(text)
  if (nested) return explainNested(source, start + nested.index, nested)
  if (/[“”„«»‘’]/.test(sign) || reason.includes('before attribute value'))
    return [{ code: 'unquoted-value', data: { name } }, here]
  return [{ code: 'invalid-tag', data: { name, sign } }, here]
}

/** The offset of the tag in which the parser stopped. */
function startOfTag(source: string, at: number): number {
  const nearest = source.lastIndexOf('<', Math.max(0, at - 1))
  const outer = nearest > 0 ? source.lastIndexOf('<', nearest - 1) : -1
  const between = outer === -1 ? '' : source.slice(outer, Math.min(nearest, outer + 2000))
  return insideValue.test(between) ? outer : Math.max(nearest, 0)
}

/** The quote that swallowed the rest of the text, if that is what happened. */
function openQuote(source: string, at: number): { tag: number; quote: number } | undefined {
  let tag = at
  for (let tries = 0; tries < 200 && tag > 0; tries += 1) {
    tag = source.lastIndexOf('<', tag - 1)
    if (tag === -1) return undefined
    unclosedValue.lastIndex = tag
    if (!unclosedValue.test(source)) continue
    const quote = unclosedValue.lastIndex - 1
    const closing = source.indexOf(source[quote] ?? '"', quote + 1)
    if (closing === -1 || closing >= at) return { tag, quote }
  }
  return undefined
}

function htmlComment(source: string, start: number): Explanation {
  const closing = source.indexOf('-->', start)
  const end = closing === -1 ? start + 4 : closing + 3
  const inside = source.slice(start + 4, closing)
  const isWhole = closing !== -1 && !inside.includes('*/')
  const repair = { range: rangeIn(source, start, end), text: `{/*${inside}*/}`, safe: true }
  const fault: Fault = { code: 'html-comment', repair: isWhole ? repair : undefined }
  return explained(lineRangeIn(source, start, start + 4), fault, blank(source, start, end))
}

function angleLink(source: string, start: number, text: string, address: string): Explanation {
  const target = /^[^:/]+@/.test(address) ? `mailto:${address}` : address
  const end = start + text.length
  const repair = { text: `[${address}](${target})`, safe: true }
  const fault: Fault = { code: 'angle-link', data: { target }, repair }
  return explained(lineRangeIn(source, start, end), fault, blank(source, start, end))
}

/** An attribute value: correct, between odd quotes, or without any. */
const value =
  /=\s*(?:(?:"[^"\n]*"|'[^'\n]*')(?=[\s/>])|["“”„«»‘’']([^"'“”„«»‘’<>=\n]*)["“”„«»‘’']|([^\s"'“”„«»‘’<>{}]*[^\s"'“”„«»‘’<>{}/]))/g

/** A tag with straight quotes around all its values, if nothing else is wrong with it. */
function withStraightQuotes(tag: string): string | undefined {
  const straight = tag.replace(value, (whole, quoted?: string, bare = '') =>
    quoted === undefined && bare === '' ? whole : `="${quoted ?? bare}"`,
  )
  return straight !== tag && wholeTag.test(straight) ? straight : undefined
}

/** Quotes inside a value that stands between quotes of the same kind. */
function explainNested(source: string, from: number, match: RegExpExecArray): [Fault, Range] {
  const [whole, prop = '', inDouble, inSingle = ''] = match
  const to = from + whole.length
  const [value, quote] = inDouble === undefined ? [inSingle, '"'] : [inDouble, "'"]
  const text = `${prop}=${quote}${value}${quote}`
  const fault: Fault = {
    code: 'nested-quotes',
    data: { correct: shorten(text, 600) },
    repair: { range: rangeIn(source, from, to), text, safe: !value.includes(quote) },
  }
  return [fault, lineRangeIn(source, from, to)]
}

import { quoted } from '../../fields/phrase.ts'
import { error } from '../finding.ts'
import { explainElement } from '../policy/html-advice.ts'
import { blank, disarm, placeAt, withoutClosing } from './source-place.ts'
import type { SyntaxFault, SyntaxProblem } from './syntax-fault.ts'

const attribute = String.raw`\s+[\w.:-]+\s*=\s*(?:"[^"]*"|'[^']*')`
const openValue = String.raw`\s+[\w.:-]+\s*=\s*["']`
const insideValue = new RegExp(`^<[A-Za-z][\\w.:-]*(?:${attribute})*${openValue}[^"']*$`)
const unclosedValue = new RegExp(`<[A-Za-z][\\w.:-]*(?:${attribute})*${openValue}`, 'y')

/** Where the tag begins in which the parser stopped. */
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

function htmlComment(source: string, start: number): SyntaxFault {
  const closing = source.indexOf('-->', start)
  return {
    finding: error(placeAt(source, start, start + 4), {
      code: 'html-comment',
      message: 'Los comentarios <!-- … --> no se usan aquí.',
      hint: 'Bórralo, o escribe {/* … */}: no se publica.',
    }),
    repaired: blank(source, start, closing === -1 ? start + 4 : closing + 3),
  }
}

function angleLink(source: string, start: number, text: string): SyntaxFault {
  const address = text.replace(/^<|>$/g, '')
  const shown = /^[^:/]+@/.test(address) ? `mailto:${address}` : address
  const end = start + text.length
  return {
    finding: error(placeAt(source, start, end), {
      code: 'angle-link',
      message: 'Los enlaces no van entre los signos < y >.',
      hint: `Escribe la dirección sola, o con un texto: [texto](${shown}).`,
    }),
    repaired: blank(source, start, end),
  }
}

/** What is wrong with a tag that the parser could not read to its end. */
export function explainTag({ source, rule, reason, from }: SyntaxProblem): SyntaxFault {
  const swallowed = rule === 'unexpected-eof' ? openQuote(source, from) : undefined
  const start = swallowed?.tag ?? startOfTag(source, from)
  const text = source.slice(start, start + 500)
  if (text.startsWith('<!--')) return htmlComment(source, start)
  const link = /^<(?:[a-z][a-z0-9+.-]{1,31}:[^\s<>]*|[^\s<>@/]+@[^\s<>]+)>?/i.exec(text)
  if (link) return angleLink(source, start, link[0])

  const name = /^<\/?([A-Za-z_$][\w.$:-]*)/.exec(text)?.[1]
  const place = placeAt(source, start, start + (name ? text.indexOf(name) + name.length : 1))
  const repaired = withoutClosing(disarm(source, start), name ?? '', start)
  const literal = 'Si el signo < es parte del texto, escribe \\<.'
  const fault = (code: string, message: string, hint = literal, at = place): SyntaxFault => ({
    finding: error(at, { code, message, hint }),
    repaired,
  })

  if (/^<[!?]/.test(text))
    return fault('html-declaration', 'Lo que empieza con <! o <? no se usa aquí.')
  if (name === undefined)
    return fault('stray-less-than', 'El signo < abre una etiqueta, y aquí no sigue ninguna.')
  const element = explainElement(name)
  if (element.code === 'html-element')
    return fault(
      element.code,
      element.message,
      element.hint?.includes('\\<') ? element.hint : `${element.hint} ${literal}`,
    )
  if (swallowed)
    return fault(
      'unclosed-quote',
      'Estas comillas se abren y no se cierran.',
      'Ciérralas al final del valor.',
      placeAt(source, swallowed.quote),
    )
  if (rule === 'unexpected-lazy')
    return fault(
      'lazy-line',
      'La etiqueta sigue en una línea que ya no pertenece a la cita o a la lista.',
      'Empieza esa línea con el mismo signo > o la misma sangría, o pon la etiqueta en una sola.',
    )
  const sign = String.fromCodePoint(source.codePointAt(from) ?? 0x20)
  if (rule === 'unexpected-eof' || sign === '<')
    return fault(
      'unfinished-tag',
      `A la etiqueta <${name} le falta el signo > que la termina.`,
      `Termínala: <${name} …>. ${literal}`,
    )
  if (/[“”„«»‘’]/.test(sign))
    return fault(
      'curly-quotes',
      `En la etiqueta <${name}> los valores van entre comillas rectas.`,
      'Cambia estas comillas por ": title="Un título".',
      placeAt(source, from),
    )
  const nested = /([\w-]+)="([^"\n]*"[^"\n=<>]*"[^"\n=<>]*)"(?=\s*\/?>)/.exec(text)
  if (nested) {
    const [whole, prop = '', value = ''] = nested
    return fault(
      'nested-quotes',
      'Las comillas de dentro terminan el valor antes de tiempo.',
      `Usa comillas simples por fuera: ${prop}='${value}'`,
      placeAt(source, start + nested.index, start + nested.index + whole.length),
    )
  }
  if (reason.includes('before attribute value'))
    return fault(
      'unquoted-value',
      `En la etiqueta <${name}> los valores van entre comillas.`,
      'Por ejemplo: title="Un título".',
      placeAt(source, from),
    )
  return fault(
    'invalid-tag',
    `En la etiqueta <${name}> no se entiende ${quoted(sign)}.`,
    literal,
    placeAt(source, from),
  )
}

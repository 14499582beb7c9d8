import { flag, type LocalProblem } from '../problem.ts'
import { nameOf } from '../text/look-alikes.ts'
import { yamlText } from '../text/yaml-text.ts'
import { indentProblem } from './indentation.ts'
import { lineAt, quoteRest, rangeOf, replace, type YamlSource } from './source.ts'

const field = /^(\s*(?:- +)*)([^\s:#'"[\]{}-][^:]{0,60}):(?:[ \t]+(.*))?$/

/** Reports a superfluous colon or a missing one. */
export function colonProblem(source: YamlSource, offset: number): LocalProblem | undefined {
  const { start, line } = lineAt(source.text, offset)
  const found = field.exec(line)
  if (!found) return colonMissing(source, start, line)
  const [, place = '', name = '', value = ''] = found
  const end = start + line.length
  const valueStart = end - value.length
  if (value.startsWith('? ')) return needsQuotes(source, valueStart)
  const colon = /:(?:\s|$)/.exec(value)
  if (colon && (!/^['"[{|>]/.test(value) || /^(["'])[^"']*\1 *[^\s,:#"']/.test(value)))
    return flag(rangeOf(source, valueStart + colon.index), {
      code: 'yaml-colon',
      data: { name },
      repair: replace(source, valueStart, end, yamlText(value.trim()), true),
    })
  const next = lineAt(source.text, end + 1)
  const deeper = /^ +/.exec(next.line)?.[0].length ?? 0
  if (deeper <= place.length) return undefined
  return colonBelow(source, name, valueStart, end) ?? indentProblem(source, next.start)
}

/** A text that continues on the next line, where a colon makes it look like a field. */
function colonBelow(source: YamlSource, name: string, valueStart: number, valueEnd: number) {
  const value = source.text.slice(valueStart, valueEnd)
  const [gap = ''] = /^ */.exec(lineAt(source.text, valueEnd + 1).line) ?? []
  // A line that begins with the name of a field is one that was indented by mistake.
  const lines = new RegExp(`^(?:\\n${gap}(?! *[a-zA-Z]\\w*:(?:\\s|$)) *\\S.*)+`)
  const [below = ''] = lines.exec(source.text.slice(valueEnd)) ?? []
  const colon = /\n *\S+ .*?:(?=\s|$)/.exec(below)
  if (!colon || value === '' || /^['"[{|>]/.test(value)) return undefined
  const text = yamlText(`${value.trim()}${below.replace(/\s*\n\s*/g, ' ').trimEnd()}`)
  return flag(rangeOf(source, valueEnd + colon.index + colon[0].length - 1), {
    code: 'yaml-colon',
    data: { name },
    repair: replace(source, valueStart, valueEnd + below.length, text, true),
  })
}

/** A line that is not a field because its colon, or the space after it, is missing. */
function colonMissing(source: YamlSource, start: number, line: string): LocalProblem | undefined {
  const content = line.trimStart()
  const end = start + line.length
  const at = end - content.length
  const rewrite = (text: string, safe = false) => replace(source, at, end, text, safe)
  const glued = /^([a-zA-Z]\w{0,40}):(?=[^ \t])\u00a0?(.*)$/.exec(content)
  const hard =
    /^([a-zA-Z]\w{0,40})([\u00a0\u202f\u2009]?)([:\uff1a])([\u00a0\u202f\u2009]?)(.*)$/.exec(
      content,
    )
  if (hard && (hard[2] || hard[4] || hard[3] !== ':')) {
    const [, name = '', before = '', colon = '', after = '', value = ''] = hard
    const odd = before || (colon === ':' ? after : colon)
    const correct = `${name}: ${value.trim()}`
    return flag(rangeOf(source, at + content.indexOf(odd)), {
      code: 'look-alike',
      data: { ...nameOf(odd), correct },
      repair: rewrite(correct),
    })
  }
  if (glued)
    return flag(rangeOf(source, at + (glued[1]?.length ?? 0)), {
      code: 'yaml-colon-space',
      // An address has no space after its colon either.
      repair: rewrite(`${glued[1]}: ${glued[2]}`, !glued[2]?.startsWith('//')),
    })
  const equals = /^([a-zA-Z]\w{0,40})\s*=\s*(.*)$/.exec(content)
  if (equals)
    return flag(rangeOf(source, at, end), {
      code: 'yaml-colon-missing',
      data: { hasEquals: true },
      repair: rewrite(`${equals[1]}: ${equals[2]}`),
    })
  if (content === '' || /^[-[{]/.test(content)) return undefined
  const isFirst = source.text.slice(0, start).trim() === ''
  const word = isFirst ? /^[a-z]\w{0,40}(?= \S)/.exec(content)?.[0] : undefined
  return flag(rangeOf(source, at, end), {
    code: 'yaml-colon-missing',
    data: { hasEquals: false },
    repair: word && rewrite(`${word}: ${content.slice(word.length + 1)}`),
  })
}

/** Reports a value that starts with a character that YAML reserves. */
export function needsQuotes(source: YamlSource, offset: number): LocalProblem {
  const { start, line } = lineAt(source.text, offset)
  const sign = line.slice(offset - start).trim()[0]
  return flag(rangeOf(source, offset), {
    code: 'yaml-needs-quotes',
    data: { ...(sign && { sign }) },
    repair: quoteRest(source, offset, true),
  })
}

import type { Element } from 'hast'
import { escapeText } from '../../../lib/escape-markup.ts'
import { type Fault, warning } from '../../problem.ts'
import { nearest } from '../../text/nearest.ts'
import { shorten } from '../../text/printable.ts'
import { elementOf, rangeOf } from '../tree.ts'
import type { Decoration } from './decorate.ts'
import { highlightCode, highlighterFor, languageNames } from './highlight-code.ts'

/** The language that a fence names: `tsx` in `language-tsx{1,3}`. */
function languageOf(code: Element): string | undefined {
  const { className } = code.properties
  const [name] = Array.isArray(className) ? className : []
  const written = typeof name === 'string' ? name.replace(/^language-/, '') : ''
  return /^[\w+#.-]+/.exec(written)?.[0]
}

/** Replaces a code block by a single element that holds the highlighted code as a string. */
export function decorateCode(pre: Element, decoration: Decoration): Element {
  const [code] = pre.children
  if (code?.type !== 'element' || code.tagName !== 'code') return pre
  const [content] = code.children
  const text = content?.type === 'text' ? content.value.replace(/\n$/, '') : ''
  const language = languageOf(code)
  decoration.codeLeft -= text.length
  const tooMuch = decoration.codeLeft < 0
  const label = decoration.uniqueLabel(language === undefined ? 'Código' : `Código en ${language}`)
  const properties = { html: '', label, ...(language !== undefined && { language }) }
  const element = elementOf('body-code', properties, [])
  decoration.tasks.push(async () => {
    const { html, fault } = await colored(text, language, tooMuch)
    element.properties.html = html
    if (fault) decoration.draft.problems.push(warning(rangeOf(pre.position), fault))
  })
  return element
}

/** The code as HTML, highlighted where possible; otherwise with the fault that prevents it. */
async function colored(
  text: string,
  language: string | undefined,
  tooMuch: boolean,
): Promise<{ html: string; fault?: Fault }> {
  if (language === undefined) return { html: escapeText(text) }
  const name = language.toLowerCase()
  const highlighter = await highlighterFor(name)
  if (!highlighter) return { html: escapeText(text), fault: await unknownLanguage(language) }
  if (tooMuch) return { html: escapeText(text), fault: { code: 'code-too-long' } }
  return { html: highlightCode(text, name, highlighter) }
}

async function unknownLanguage(language: string): Promise<Fault> {
  const proposal = nearest(language, await languageNames())
  return { code: 'unknown-language', data: { language: shorten(language, 200), proposal } }
}

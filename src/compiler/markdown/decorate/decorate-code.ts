import type { Element } from 'hast'
import { escapeText } from '../../../lib/escape-markup.ts'
import { didYouMean } from '../../fields/nearest.ts'
import { quoted } from '../../fields/phrase.ts'
import type { Advice } from '../../report/diagnostic.ts'
import { positionOf, warning } from '../finding.ts'
import type { Decoration } from './decorate.ts'
import { highlightCode, highlighterFor, languageNames } from './highlight-code.ts'

/** The language that a fence names: `tsx` of `language-tsx{1,3}`. */
function languageOf(code: Element): string | undefined {
  const { className } = code.properties
  const [name] = Array.isArray(className) ? className : []
  const written = typeof name === 'string' ? name.replace(/^language-/, '') : ''
  return /^[\w+#.-]+/.exec(written)?.[0]
}

/** Replaces a block of code by one element that holds it, coloured, as a string. */
export function decorateCode(pre: Element, decoration: Decoration): Element {
  const [code] = pre.children
  if (code?.type !== 'element' || code.tagName !== 'code') return pre
  const [content] = code.children
  const text = content?.type === 'text' ? content.value.replace(/\n$/, '') : ''
  const language = languageOf(code)
  decoration.codeLeft -= text.length
  const tooMuch = decoration.codeLeft < 0
  const label = decoration.uniqueLabel(language === undefined ? 'Código' : `Código en ${language}`)
  const element: Element = {
    type: 'element',
    tagName: 'body-code',
    properties: { html: '', label, ...(language !== undefined && { language }) },
    children: [],
  }
  decoration.tasks.push(async () => {
    element.properties.html = await colored(text, language, tooMuch, (finding) =>
      decoration.job.findings.push(warning(positionOf(pre.position), finding)),
    )
  })
  return element
}

/** Code with colours where it may have some; otherwise a warning says why not. */
async function colored(
  text: string,
  language: string | undefined,
  tooMuch: boolean,
  report: (finding: Advice) => void,
): Promise<string> {
  if (language === undefined) return escapeText(text)
  const highlighter = await highlighterFor(language.toLowerCase())
  if (!highlighter) report(await unknownLanguage(language))
  else if (tooMuch) report(tooMuchCode)
  else return highlightCode(text, language.toLowerCase(), highlighter)
  return escapeText(text)
}

async function unknownLanguage(language: string): Promise<Advice> {
  return {
    code: 'unknown-language',
    message: `No conozco el lenguaje ${quoted(language)}; el código sale sin colores.`,
    hint:
      didYouMean(language, await languageNames()) ??
      'Algunos que conozco: ts, tsx, js, html, css, json, bash, python, sql, yaml, text.',
  }
}

const tooMuchCode: Advice = {
  code: 'code-too-long',
  message: 'El texto tiene demasiado código; desde aquí sale sin colores.',
  hint: 'Deja solo las líneas que explicas.',
}

import type { Element } from 'hast'
import { didYouMean } from '../../explain/nearest.ts'
import { quoted } from '../../explain/phrase.ts'
import { positionOf, warning } from '../finding.ts'
import type { Decoration } from './decorate.ts'
import { highlightCode, languageNames } from './highlight-code.ts'

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
  const known = language !== undefined && languageNames.includes(language.toLowerCase())
  const { job } = decoration
  if (language !== undefined && !known)
    job.findings.push(
      warning(positionOf(pre.position), {
        code: 'unknown-language',
        message: `No conozco el lenguaje ${quoted(language)}; el código sale sin colores.`,
        hint:
          didYouMean(language, languageNames) ??
          'Algunos que conozco: ts, tsx, js, html, css, json, bash, python, sql, yaml, text.',
      }),
    )
  decoration.codeLeft -= text.length
  const colored = decoration.codeLeft >= 0 && known
  if (known && !colored)
    job.findings.push(
      warning(positionOf(pre.position), {
        code: 'code-too-long',
        message: 'El texto tiene demasiado código; desde aquí sale sin colores.',
        hint: 'Deja solo las líneas que explicas.',
      }),
    )
  const label = decoration.uniqueLabel(language === undefined ? 'Código' : `Código en ${language}`)
  const element: Element = {
    type: 'element',
    tagName: 'body-code',
    properties: { html: '', label, ...(language !== undefined && { language }) },
    children: [],
  }
  decoration.tasks.push(async () => {
    const html = await highlightCode(text, colored ? language?.toLowerCase() : undefined)
    element.properties.html = html
  })
  return element
}

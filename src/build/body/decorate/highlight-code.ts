import { createHighlighterCore, type HighlighterCore } from 'shiki/core'
import { createOnigurumaEngine } from 'shiki/engine/oniguruma'
import { bundledLanguages } from 'shiki/langs'
import { escapeHtml } from '../../../lib/escape-html.ts'
import { tokenClass, tokenTheme } from './token-theme.ts'

/** Names for code that is not to be coloured. */
const plainNames = new Set(['text', 'txt', 'plain', 'plaintext', 'texto', 'output'])

/** The names that a block of code may give its language. */
export const languageNames: readonly string[] = [...Object.keys(bundledLanguages), ...plainNames]

/** Longer lines and bodies stay plain: nobody reads them, and colouring them takes seconds. */
const LINE_LIMIT = 1_000
export const CODE_LIMIT = 100_000

// One for all bodies. The Oniguruma engine took a third of the time of the JavaScript one.
let highlighter: Promise<HighlighterCore> | undefined
const loaded = new Map<string, Promise<void>>()

async function load(language: keyof typeof bundledLanguages): Promise<HighlighterCore> {
  highlighter ??= createHighlighterCore({
    themes: [tokenTheme],
    langs: [],
    engine: createOnigurumaEngine(import('shiki/wasm')),
  })
  const core = await highlighter
  const loading = loaded.get(language) ?? core.loadLanguage(bundledLanguages[language])
  loaded.set(language, loading)
  await loading
  return core
}

const isBundled = (name: string): name is keyof typeof bundledLanguages =>
  Object.hasOwn(bundledLanguages, name)

/** Code as HTML with the classes of its tokens; plain when the language is none we know. */
export async function highlightCode(code: string, language: string | undefined): Promise<string> {
  if (language === undefined || !isBundled(language)) return escapeHtml(code)
  const core = await load(language)
  const lines = core.codeToTokensBase(code, {
    lang: language,
    theme: 'lumbre',
    tokenizeMaxLineLength: LINE_LIMIT,
    // No limit: on a busy machine the usual half second would end in other colours.
    tokenizeTimeLimit: 0,
  })
  return lines.map(renderLine).join('\n')
}

/** Neighbours of one class share an element. */
function renderLine(tokens: readonly { content: string; color?: string }[]): string {
  let html = ''
  let open: string | undefined
  for (const { content, color } of tokens) {
    const name = content.trim() === '' ? open : tokenClass(color)
    if (name !== open) html += (open ? '</span>' : '') + (name ? `<span class="${name}">` : '')
    html += escapeHtml(content)
    open = name
  }
  return open ? `${html}</span>` : html
}

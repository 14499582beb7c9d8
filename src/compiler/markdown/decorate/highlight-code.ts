import type { Nodes } from 'hast'
import { refractor as common } from 'refractor'
import jsx from 'refractor/jsx'
import tsx from 'refractor/tsx'
import { escapeText } from '../../../lib/escape-markup.ts'

for (const grammar of [jsx, tsx]) common.register(grammar)

type Refractor = typeof common

/** Names for code that is not to be coloured. */
const plainNames = new Set(['output', 'plain', 'plaintext', 'text', 'texto', 'txt'])

/** Formats whose grammars are named differently. */
const otherNames = {
  bash: ['zsh'],
  json: ['jsonc'],
  markdown: ['mdx'],
  markup: ['astro', 'svelte', 'vue'],
}

/**
 * Limits of what is coloured: grammars take time by the square of a line's length, and of a block's
 * when it is no code at all. Nobody reads longer lines, and hardly 500 lines of code in an article.
 */
const LINE_LIMIT = 1_000
export const CODE_LIMIT = 20_000

/** Every language there is; loading them takes longer than colouring the code of most articles. */
async function loadAll(): Promise<Refractor> {
  const { refractor } = await import('refractor/all')
  return refractor
}

common.alias(otherNames)

export async function highlighterFor(language: string): Promise<Refractor | undefined> {
  if (plainNames.has(language) || common.registered(language)) return common
  const all = await loadAll()
  return all.registered(language) ? all : undefined
}

export async function languageNames(): Promise<string[]> {
  const all = await loadAll()
  return [...all.listLanguages(), ...Object.values(otherNames).flat(), ...plainNames]
}

export function highlightCode(code: string, language: string, highlighter: Refractor): string {
  const longest = Math.max(...code.split('\n').map((line) => line.length))
  if (plainNames.has(language) || longest > LINE_LIMIT) return escapeText(code)
  return rowOf(piecesOf(highlighter.highlight(code, language)))
}

type Piece = { text: string; className: string | undefined }

/** Nested tokens one after the other: what is inside several has the class of the innermost that has one. */
function piecesOf(node: Nodes, around?: string): Piece[] {
  if (node.type === 'text') return [{ text: node.value, className: around }]
  if (!('children' in node)) return []
  const className =
    node.type === 'element' ? classOfToken(node.properties.className as string[], around) : around
  return node.children.flatMap((child) => piecesOf(child, className))
}

/** Pieces as elements; neighbours of one class share one, with the white space between them. */
function rowOf(pieces: readonly Piece[]): string {
  const row: Piece[] = []
  let space = ''
  for (const { text, className } of pieces) {
    const last = row.at(-1)
    if (text.trim() === '') {
      space += text
      continue
    }
    if (last && last.className === className) last.text += space + text
    else row.push({ text: space, className: undefined }, { text, className })
    space = ''
  }
  const html = row.map(({ text, className }) =>
    className ? `<span class="${className}">${escapeText(text)}</span>` : escapeText(text),
  )
  return html.join('') + space
}

const keyword = 'tk-k'

/**
 * What the tokens of Prism's grammars are to a reader; `src/mdx/prose/code-styles.ts` gives the classes
 * their colours. Those of the last line end the class of what is around, as in the `${…}` of a string.
 */
const tokens = [
  [keyword, 'keyword tag selector atrule important title deleted'],
  ['tk-f', 'function attr-name property key header-name coord decorator'],
  ['tk-s', 'string template-string char number boolean null regex'],
  ['tk-s', 'attr-value url entity symbol inserted code header-value'],
  ['tk-c', 'comment prolog doctype cdata'],
  [undefined, 'interpolation script style plain-text operator attr-equals literal-property'],
] as const

const classes: ReadonlyMap<string, string | undefined> = new Map(
  tokens.flatMap(([className, names]) => names.split(' ').map((name) => [name, className])),
)

/**
 * @param types of the token, the most specific first, e.g. `['token', 'method', 'function']`
 * @param around class of the token around it, which it shares when it has none of its own
 */
function classOfToken(types: readonly string[], around: string | undefined): string | undefined {
  // Quotes are part of their string, but brackets not of the tag that they enclose.
  if (types.includes('punctuation') && around === keyword) return undefined
  const known = types.find((type) => classes.has(type))
  return known === undefined ? around : classes.get(known)
}

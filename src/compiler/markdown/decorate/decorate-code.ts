import type { Element, Nodes } from 'hast'
import { refractor } from 'refractor'
import dart from 'refractor/dart'
import docker from 'refractor/docker'
import git from 'refractor/git'
import graphql from 'refractor/graphql'
import handlebars from 'refractor/handlebars'
import http from 'refractor/http'
import jsx from 'refractor/jsx'
import liquid from 'refractor/liquid'
import nginx from 'refractor/nginx'
import powershell from 'refractor/powershell'
import toml from 'refractor/toml'
import tsx from 'refractor/tsx'
import twig from 'refractor/twig'
import { escapeText } from '../../../lib/escape-markup.ts'
import { type Fault, flag } from '../../problem.ts'
import { nearest } from '../../text/nearest.ts'
import { shorten } from '../../text/printable.ts'
import { elementOf, rangeOf } from '../tree.ts'
import type { Decoration } from './decorate.ts'

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
  const { html, fault } = colored(text, language, decoration.codeLeft < 0)
  if (fault) decoration.draft.problems.push(flag(rangeOf(pre.position), fault))
  return elementOf('body-code', { html, ...(language !== undefined && { language }) }, [])
}

/** The code as HTML, highlighted where possible; otherwise with the fault that prevents it. */
function colored(
  text: string,
  language: string | undefined,
  tooMuch: boolean,
): { html: string; fault?: Fault } {
  const html = escapeText(text)
  if (language === undefined) return { html }
  const name = language.toLowerCase()
  if (plainNames.has(name)) return { html }
  if (!refractor.registered(name)) {
    const known = [...refractor.listLanguages(), ...plainNames]
    // A name of two or three letters is one letter away from many languages.
    const proposal = name.length > 3 ? nearest(language, known) : undefined
    const data = { language: shorten(language, 200), proposal }
    return { html, fault: { code: 'unknown-language', data } }
  }
  const longest = Math.max(...text.split('\n').map((line) => line.length))
  if (tooMuch || longest > longestLine) return { html }
  return { html: rowOf(piecesOf(refractor.highlight(text, name))) }
}

/** Language names for code that is not highlighted. */
const plainNames = new Set(['output', 'plain', 'plaintext', 'text', 'texto', 'txt', 'log', 'none'])

/*
 * The usual languages of a site, besides refractor's common ones. All of refractor's would take 0.3 s at
 * the start of every build that compiles a text.
 */
const grammars = [
  dart,
  docker,
  git,
  graphql,
  handlebars,
  http,
  jsx,
  liquid,
  nginx,
  powershell,
  toml,
  tsx,
  twig,
]
for (const grammar of grammars) refractor.register(grammar)
refractor.alias({
  bash: ['console', 'terminal', 'zsh'],
  cpp: ['c++'],
  csharp: ['c#'],
  go: ['golang'],
  json: ['jsonc'],
  markdown: ['mdx'],
  markup: ['astro', 'svelte', 'vue'],
  powershell: ['ps1'],
})

/**
 * Limits of highlighting: the time of a grammar grows with the square of a line's length, and with
 * that of a block's length when the text is not code. Nobody reads longer lines, and hardly any
 * article has 500 lines of code.
 */
const longestLine = 1_000
export const mostCode = 20_000

type Piece = { text: string; className: string | undefined }

/**
 * Flattens nested tokens: text inside several has the class of the innermost one that has a class.
 */
function piecesOf(node: Nodes, around?: string): Piece[] {
  if (node.type === 'text') return [{ text: node.value, className: around }]
  if (!('children' in node)) return []
  const className =
    node.type === 'element' ? classOfToken(node.properties.className as string[], around) : around
  return node.children.flatMap((child) => piecesOf(child, className))
}

/**
 * Pieces as HTML; neighbours with the same class share one element, including the white space
 * between them.
 */
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
 * The classes of Prism's tokens; `src/mdx/prose/code-styles.ts` gives them their colours. The
 * tokens of the last line reset the class of the token around them, as in the `${…}` of a string.
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
 * @param types types of the token, the most specific first, e.g. `['token', 'method', 'function']`
 * @param around class of the enclosing token, which applies when none of the types has a class
 */
function classOfToken(types: readonly string[], around: string | undefined): string | undefined {
  // Quotes belong to their string, but brackets do not belong to the tag that they enclose.
  if (types.includes('punctuation') && around === keyword) return undefined
  const known = types.find((type) => classes.has(type))
  return known === undefined ? around : classes.get(known)
}

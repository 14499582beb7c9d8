import { hash } from 'node:crypto'
import type { Content } from '../content/read-content.ts'
import { endpointIn } from '../lib/form-endpoint.ts'
import { attributeOf, elementsBelow, parseDocument, textOf } from '../lib/html-tree.ts'

/** Other origins that pages of this site use. */
export type Elsewhere = {
  /** Origins that may be shown in a frame. */
  frames: readonly string[]
  /** Origins that scripts may fetch from. */
  asked: readonly string[]
  /** Where forms may be submitted to. */
  forms: readonly string[]
}

/**
 * The chat services that the home page's question is submitted to, with the origins that they
 * redirect to.
 */
const chatRedirects: Readonly<Record<string, string>> = {
  'https://wa.me': 'https://api.whatsapp.com',
}

const unique = (list: readonly string[]) => [...new Set(list)]

/**
 * The origins that any page uses: after a client navigation the policy of the first page still
 * applies.
 */
export function elsewhereOf({ site, clients }: Pick<Content, 'site' | 'clients'>): Elsewhere {
  const endpoint = endpointIn(site.forms)
  // Without an endpoint a form opens the mail program.
  const receiver = endpoint ? new URL(endpoint).origin : 'mailto:'
  const chat = new URL(site.whatsapp).origin
  const framed = clients
    .flatMap(({ data }) => data.url ?? [])
    .map((url) => (url.startsWith('/') ? "'self'" : new URL(url).origin))
  return {
    frames: unique(framed),
    // A frame is shown only when its site answers a fetch.
    asked: unique(["'self'", ...(endpoint ? [receiver] : []), ...framed]),
    forms: unique([receiver, chat, ...(chatRedirects[chat] ? [chatRedirects[chat]] : [])]),
  }
}

const hashSource = (text: string) => `'sha256-${hash('sha256', text, 'base64')}'`

/** A policy as text; directives without sources are left out and fall back to `default-src`. */
const policy = (rules: Record<string, readonly string[] | undefined>) =>
  Object.entries(rules)
    .flatMap(([name, sources]) => (sources ? [[name, ...sources].join(' ')] : []))
    .join(';')

const scriptSources = (bootScript: string) => ["'self'", hashSource(bootScript)]

/**
 * The policy of a page, which is part of its HTML: it applies even on hosts that send no headers,
 * and each page allows only its own styles.
 *
 * @param style the text of its style element
 */
export function pagePolicy(
  { frames, asked, forms }: Elsewhere,
  bootScript: string,
  style: string,
): string {
  return policy({
    // The order that compresses best: it lets a page arrive in the first flight.
    'frame-src': frames.length > 0 ? frames : undefined,
    'img-src': ["'self'", 'data:'],
    'connect-src': asked,
    'default-src': ["'none'"],
    'script-src': scriptSources(bootScript),
    // Emotion inserts the styles of components rule by rule into an empty element.
    'style-src': ["'self'", hashSource(style), hashSource('')],
    'font-src': ["'self'"],
    'manifest-src': ["'self'"],
    'form-action': ["'self'", ...forms],
  })
}

/**
 * The policy of every file, sent as a header: what a page's meta element cannot express, and the
 * script rule, because a drawing opened by itself could carry scripts too.
 */
export const sitePolicy = (bootScript: string, isSecure: boolean): string =>
  policy({
    'script-src': scriptSources(bootScript),
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'self'"],
    // Only lib/trusted-html may turn text into HTML.
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['site'],
    'upgrade-insecure-requests': isSecure ? [] : undefined,
  })

/** The element that holds a policy; no source contains a quotation mark or an ampersand. */
export const policyElement = (text: string): string =>
  `<meta http-equiv="Content-Security-Policy" content="${text}">`

/**
 * Adds its policy to an HTML file without the program, one of `public/` or a redirect page: images
 * and fonts of the site, and its own styles.
 *
 * @throws {Error} when the file declares no charset, behind which the policy stands
 */
export function withPolicy(html: string): string {
  const elements = [...elementsBelow(parseDocument(html))]
  const charset = elements.find((one) => one.tagName === 'meta' && attributeOf(one, 'charset'))
  const end = charset?.sourceCodeLocation?.endOffset
  if (end === undefined) throw new Error('an HTML file of public/ needs <meta charset="utf-8">')
  const styles = elements
    .filter(({ tagName }) => tagName === 'style')
    .map(({ childNodes }) => textOf(childNodes))
  const text = policy({
    'default-src': ["'none'"],
    'style-src': styles.length > 0 ? styles.map(hashSource) : undefined,
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'form-action': ["'none'"],
    'base-uri': ["'none'"],
  })
  return html.slice(0, end) + policyElement(text) + html.slice(end)
}

import { createHash } from 'node:crypto'
import type { Content } from '../content/read-content.ts'
import { endpointIn } from '../lib/form-endpoint.ts'
import { elementsBelow, parseDocument, textOf } from '../lib/html-tree.ts'

/** Other origins that pages of this site have to do with. */
export type Elsewhere = {
  /** What may be shown in a frame. */
  frames: readonly string[]
  /** What scripts may ask. */
  asked: readonly string[]
  /** Where forms may be sent. */
  forms: readonly string[]
}

/** Where the question of the home page goes by itself, and what that address redirects to. */
const chatRedirects: Readonly<Record<string, string>> = {
  'https://wa.me': 'https://api.whatsapp.com',
}

const unique = (list: readonly string[]) => [...new Set(list)]

/** What all pages have to do with: after a click the policy of the first page still holds. */
export function elsewhereOf({ site, clients }: Pick<Content, 'site' | 'clients'>): Elsewhere {
  const endpoint = endpointIn(site.forms)
  // Without an endpoint a form opens the mail program.
  const receiver = endpoint ? new URL(endpoint).origin : 'mailto:'
  const chat = new URL(site.whatsapp).origin
  const sites = unique(clients.flatMap(({ data }) => (data.url ? [new URL(data.url).origin] : [])))
  const hasDemo = clients.some(({ data }) => data.demo)
  return {
    frames: [...(hasDemo ? ["'self'"] : []), ...sites],
    // A frame is shown when its site answers.
    asked: unique([...(endpoint ? [receiver] : []), ...sites]),
    forms: unique([receiver, chat, ...(chatRedirects[chat] ? [chatRedirects[chat]] : [])]),
  }
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** A policy as text; rules without sources are left out, what they are for falls back to nothing. */
const policy = (rules: Record<string, readonly string[] | undefined>) =>
  Object.entries(rules)
    .flatMap(([name, sources]) => (sources ? [[name, ...sources].join(' ')] : []))
    .join(';')

const scriptSources = (bootScript: string) => ["'self'", hashOf(bootScript)]

/**
 * The policy of a page, which stands in it: hosts that send no headers keep to it too, and its styles
 * are no other page's.
 *
 * @param styles the text of each of its style elements
 */
export function pagePolicy(
  { frames, asked, forms }: Elsewhere,
  bootScript: string,
  styles: readonly string[],
): string {
  return policy({
    // In the order that compresses best: with it a page arrives in the first flight.
    'frame-src': frames.length > 0 ? frames : undefined,
    'img-src': ["'self'", 'data:'],
    'connect-src': ["'self'", ...asked],
    'default-src': ["'none'"],
    'script-src': scriptSources(bootScript),
    // Emotion puts the styles of what comes later into an empty element, rule by rule.
    'style-src': ["'self'", ...[...styles, ''].map(hashOf)],
    'font-src': ["'self'"],
    'manifest-src': ["'self'"],
    'form-action': ["'self'", ...forms],
  })
}

/**
 * What holds for every file, pages or not, as a header: what the elements of a page cannot say, and
 * scripts, which a drawing that is opened by itself could carry too.
 */
export const sitePolicy = (bootScript: string, isSecure: boolean): string =>
  policy({
    'script-src': scriptSources(bootScript),
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'self'"],
    // Text becomes HTML only where lib/trusted-html says so.
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['site'],
    'upgrade-insecure-requests': isSecure ? [] : undefined,
  })

/** The element that says a policy; no source has a quotation mark or an ampersand in it. */
export const policyElement = (text: string): string =>
  `<meta http-equiv="Content-Security-Policy" content="${text}">`

/** A document of `public/` with its policy: pictures and fonts of the site, and the styles that it brings itself. */
export function withPolicy(html: string): string {
  const styles = [...elementsBelow(parseDocument(html))]
    .filter(({ tagName }) => tagName === 'style')
    .map(({ childNodes }) => textOf(childNodes))
  const text = policy({
    'default-src': ["'none'"],
    'style-src': styles.length > 0 ? styles.map(hashOf) : undefined,
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'form-action': ["'none'"],
    'base-uri': ["'none'"],
  })
  return html.replace(/<meta charset="utf-8">/i, (charset) => charset + policyElement(text))
}

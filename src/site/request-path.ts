import { ifReadable } from '../lib/if-readable.ts'

/**
 * The decoded path of a request's target, without its query. `undefined` when it is not a path of a
 * site: malformed, containing `..`, or with characters that programs interpret differently.
 */
export function decodePath(target: string): string | undefined {
  const encoded = target.split(/[?#]/, 1)[0] ?? ''
  if (!encoded.startsWith('/')) return undefined
  const path = ifReadable(() => decodeURIComponent(encoded))
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is refused.
  if (path === undefined || /[\\\u0000-\u001f\u007f]/.test(path)) return undefined
  return path.split('/').some((part) => part === '..' || part === '.') ? undefined : path
}

/**
 * Collapses runs of slashes. Required for a Location header, in which `//evil.example/` would name
 * another host.
 */
export function joinSlashes(path: string): string {
  return path.replace(/\/{2,}/g, '/')
}

/** Encodes a decoded path for an address. */
export function encodePath(path: string): string {
  return encodeURI(path).replace(/[?#]/g, encodeURIComponent)
}

/** The query of a request's target with its question mark, or an empty string. */
export function queryOf(target: string): string {
  const start = target.indexOf('?')
  return start === -1 ? '' : target.slice(start)
}

/**
 * The canonical address of a page, whatever form was requested: `/a/`, `/a.html`, `/a/index.html`
 * and `/a/index` are all `/a`.
 */
export function pageAddress(path: string): string {
  const page = path
    .replace(/\/$/, '')
    .replace(/\.html$/, '')
    .replace(/\/index$/, '')
  return page || '/'
}

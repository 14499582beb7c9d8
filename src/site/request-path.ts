import { ifReadable } from '../lib/if-readable.ts'

/**
 * The decoded path of a request's target, without its query. Undefined when it is no path of a
 * site: malformed, climbing out with `..`, or with characters that programs read in different ways.
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
 * Makes runs of slashes one. Nothing else may go into a Location header: `//evil.example/` would
 * name another host there.
 */
export function joinSlashes(path: string): string {
  return path.replace(/\/{2,}/g, '/')
}

/** A decoded path as it stands in an address. */
export function encodePath(path: string): string {
  return encodeURI(path).replace(/[?#]/g, encodeURIComponent)
}

/** The query of a request's target with its question mark, or an empty string. */
export function queryOf(target: string): string {
  const start = target.indexOf('?')
  return start === -1 ? '' : target.slice(start)
}

/**
 * The one address of a page, whatever form was asked for: `/a/`, `/a.html`, `/a/index.html` and
 * `/a/index` are all `/a`.
 */
export function pageAddress(path: string): string {
  const page = path
    .replace(/\/$/, '')
    .replace(/\.html$/, '')
    .replace(/\/index$/, '')
  return page || '/'
}

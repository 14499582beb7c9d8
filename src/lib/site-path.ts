/**
 * Prefixes a path of this site with the base (slashes at both ends: `/` or `/repo/`); other
 * addresses stay as they are.
 */
export function withBase(base: string, path: string): string {
  return path.startsWith('/') && !path.startsWith('//') ? base.slice(0, -1) + path : path
}

/** Removes the base from a pathname; `/` for the home page. */
export function withoutBase(base: string, pathname: string): string {
  const prefix = base.slice(0, -1)
  if (prefix === '' || !`${pathname}/`.startsWith(base)) return pathname
  return pathname.slice(prefix.length) || '/'
}

/** An address without the slashes at its end; each row of slashes is looked at once. */
export const withoutLastSlashes = (address: string) => address.replace(/(^|[^/])\/+$/, '$1')

/** The canonical form of a path: no trailing slash, except for the home page. */
export function canonicalPath(pathname: string): string {
  return withoutLastSlashes(pathname) || '/'
}

/** Where the data of a page is published, without the base. */
export const dataPath = (path: string): string => `/_data${path === '/' ? '/index' : path}.json`

/** Where the text of an article is published as Markdown, without the base. */
export const markdownPath = (url: string): string => `${url}.md`

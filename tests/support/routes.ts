import { builtPages, isRedirect } from './built-pages.ts'

/** Every page of the built site, redirects of former addresses left out. */
export const everyUrl = builtPages()
  .filter((page) => !isRedirect(page))
  .map(({ url }) => url)

/** One page of each kind: what differs between two of a kind is their text. */
export const eachKind = everyUrl.filter(
  (url) => !/^\/blog\/categoria\/(?!seguridad|desarrollo-web)/.test(url),
)

/** Pages that frame another site, whose reserved address a test must answer itself. */
export const framesAnotherSite = (url: string) =>
  url.startsWith('/clientes/') && url !== '/clientes/biowellenessmx1'

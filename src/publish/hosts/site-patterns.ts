import type { HostRules } from '../../site/host-rules.ts'

/** A text as a regular expression that matches only this text. */
export const literally = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/**
 * Paths of the folders whose files have a hash in their names, with the base and a trailing
 * slash.
 */
export const hashedFolders = ({ basePath, headers }: HostRules): string[] =>
  headers
    .filter(
      ({ path, headers }) => path.endsWith('/*') && headers['Cache-Control']?.includes('immutable'),
    )
    .map(({ path }) => basePath + path.slice(1, -1))

/** Other forms of a page's address in a request: `/a/`, `/a.html`, `/a/index`. */
export const otherForm = '^(/[^/?][^?]*?)(?:/index(?:[.]html)?/*|[.]html/*|/+)([?].*)?$'

/** Other forms of the address of the home page. */
export const otherHome = (basePath: string): string =>
  `^${literally(basePath)}index(?:[.]html)?/*([?].*)?$`

/** The address of the home page without its trailing slash. */
export const bareBase = (basePath: string): string =>
  `^${literally(basePath.slice(0, -1))}([?].*)?$`

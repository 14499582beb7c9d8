import { elementsBelow, parsePiece } from '../lib/html-tree.ts'
import type { Report } from './finding.ts'
import { type Audit, addressesIn, isAbsolute } from './links.ts'

/** The feed that is checked, and the entry of it that findings name. */
export type FeedContext = Pick<Audit, 'site' | 'links'> & {
  file: string
  report: Report
  ids: Set<unknown>
  title?: string
  line?: number
}

/** Elements that feed readers remove. */
const unwanted = new Set(['script', 'style', 'iframe', 'form', 'object', 'embed'])

/** A feed must state its own address. */
export function checkSelf(address: string | undefined, { site, file, report }: FeedContext) {
  if (!address) return report('feed-self', 'the feed does not say its own address')
  if (!isAbsolute(address) || site.targetOf(address).file !== file)
    report('feed-self', `the feed says that it stands at ${address}`)
}

export function checkId(name: string, id: unknown, { ids, report, line }: FeedContext) {
  if (ids.has(id)) report('feed-id', `the ${name} "${id}" occurs twice`, line)
  ids.add(id)
}

export function checkLink(
  address: string | undefined,
  { links, file, report, title, line }: FeedContext,
) {
  if (!isAbsolute(address))
    report('feed-address', `"${title}": "${address ?? ''}" is no absolute address`, line)
  else links.add(address, { file, line, what: 'link' })
}

/** Feed readers show the HTML of an article elsewhere, so all addresses in it must be absolute. */
export function checkMarkup(html: string | undefined, context: FeedContext) {
  const { report, title, line } = context
  for (const element of elementsBelow(parsePiece(html ?? ''))) {
    const hasUnwanted = element.attrs.some(({ name }) => /^(?:style|on.*)$/.test(name))
    if (hasUnwanted || unwanted.has(element.tagName))
      report('feed-markup', `"${title}": readers remove <${element.tagName}>`, line)
    for (const address of addressesIn(element))
      if (!/^(?:mailto|tel|data):/.test(address)) checkLink(address, context)
  }
}

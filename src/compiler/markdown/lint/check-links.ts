import type { Definition, Image, ImageReference, Link, LinkReference, Nodes } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { withoutInvisible } from '../../../lib/invisible-characters.ts'
import { looksLikeFileName } from '../../fields/lint-fields.ts'
import { type Cause, error, type LocalProblem, warning } from '../../problem.ts'
import { fold } from '../../text/nearest.ts'
import { placeOf } from '../tree.ts'
import { linkCause, pictureCause, withAddressRepair } from './address-causes.ts'
import type { Around } from './around.ts'

type LinkNode = Definition | Image | ImageReference | Link | LinkReference

/** Faults of links, pictures and their definitions: where they lead, and what they are called. */
export function checkLink(node: LinkNode, around: Around): LocalProblem[] {
  const { ancestors, source } = around
  const range = placeOf(node, ancestors)
  const addresses = addressCauses(node, around).flatMap((cause) => cause ?? [])
  return [
    ...addresses.map((cause) =>
      error(range, 'url' in node ? withAddressRepair(cause, node, node.url, source) : cause),
    ),
    ...textCauses(node).map((cause) => error(range, cause)),
    ...((node.type === 'image' || node.type === 'imageReference') &&
    looksLikeFileName(node.alt ?? '')
      ? [warning(range, { code: 'file-name-as-alt', data: { text: node.alt ?? '' } })]
      : []),
    ...(isVague(node)
      ? [warning(range, { code: 'vague-link-text', data: { text: textOf(node).trim() } })]
      : []),
  ]
}

/** A definition is judged by what the text uses it for, and as a link if by nothing. */
function addressCauses(node: LinkNode, { links, pictures }: Around): (Cause | undefined)[] {
  if (node.type === 'link') return [linkCause(node.url)]
  if (node.type === 'image') return [pictureCause(node.url)]
  if (node.type !== 'definition') return []
  const isPicture = pictures.has(node.identifier)
  const isLink = links.has(node.identifier) || !isPicture
  return [isPicture ? pictureCause(node.url) : undefined, isLink ? linkCause(node.url) : undefined]
}

function textCauses(node: LinkNode): Cause[] {
  if (node.type === 'image' || node.type === 'imageReference')
    return isBlank(node.alt ?? '') ? [{ code: 'missing-alt' }] : []
  if (node.type === 'definition' || !isBlank(textOf(node)) || showsComponent(node)) return []
  return [{ code: 'empty-link-text' }]
}

const isBlank = (text: string) => withoutInvisible(text).trim() === ''

/** Whether a link shows something besides text, such as a price. */
const showsComponent = (node: Nodes): boolean =>
  node.type === 'mdxJsxTextElement' ||
  ('children' in node && node.children.some((child) => showsComponent(child)))

/** What says nothing to who hears only the links of a page. */
const vague =
  /^(?:(?:haz |da |dale |pulsa |pincha )?(?:clic |click )?(?:aqui|aca)|(?:este|el siguiente) (?:enlace|link)|enlace|link|(?:ver|leer|saber) mas|mas)[.…!]*$/

const isVague = (node: LinkNode): boolean =>
  (node.type === 'link' || node.type === 'linkReference') && vague.test(fold(textOf(node).trim()))

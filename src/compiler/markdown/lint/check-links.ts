import type { Definition, Image, ImageReference, Link, LinkReference, Nodes } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { imagePath } from '../../../lib/image.ts'
import { withoutInvisible } from '../../../lib/invisible-characters.ts'
import { looksLikeFileName } from '../../fields/lint-fields.ts'
import { type Fault, flag, type LocalProblem } from '../../problem.ts'
import { fold } from '../../text/nearest.ts'
import { type Around, placeOf } from '../tree.ts'
import { imageFault, linkFault, rangeOfAddress } from './address-faults.ts'

type LinkNode = Definition | Image | ImageReference | Link | LinkReference

/**
 * Reports the faults of links, images and their definitions: of their addresses and of their
 * texts.
 */
export function checkLink(node: LinkNode, around: Around): LocalProblem[] {
  const { ancestors, source } = around
  const range = placeOf(node, ancestors)
  const place = 'url' in node ? rangeOfAddress(node, node.url, source) : null
  const textFaults =
    node.type === 'image' || node.type === 'imageReference' ? altFaults(node) : linkTextFaults(node)
  return [
    ...addressFaults(node, around).map((fault) => flag(range, fault, place)),
    ...textFaults.map((fault) => flag(range, fault)),
  ]
}

/** A definition is checked as what the text uses it for, and as a link if nothing uses it. */
function addressFaults(node: LinkNode, { links, images }: Around): Fault[] {
  if (!('url' in node)) return []
  const isNamed = node.type === 'definition'
  const isImage = isNamed ? images.has(node.identifier) : node.type === 'image'
  const isLink = !isImage || (isNamed && links.has(node.identifier))
  const faults = [isImage && imageFault(node.url), isLink && linkFault(node.url)]
  return faults.flatMap((fault) => fault || [])
}

/** The faults of what stands for an image where it is not seen. */
function altFaults({ alt }: Image | ImageReference): Fault[] {
  const text = alt ?? ''
  if (isBlank(text)) return [{ code: 'missing-alt' }]
  return looksLikeFileName(text) ? [{ code: 'file-name-as-alt', data: { text } }] : []
}

/** The faults of a link's text, and what a writer can hardly have meant by the link. */
function linkTextFaults(node: Definition | Link | LinkReference): Fault[] {
  const faults: Fault[] = []
  const text = textOf(node)
  if (node.type !== 'definition' && isBlank(text) && !showsComponent(node))
    faults.push({ code: 'empty-link-text' })
  const [host] = ('url' in node && text !== node.url && madeUp.exec(node.url)) || []
  if (host) faults.push({ code: 'unfinished-text', data: { written: host } })
  if (vague.test(fold(text.trim())))
    faults.push({ code: 'vague-link-text', data: { text: text.trim() } })
  if (node.type === 'link' && imagePath.test(node.url) && node.children[0]?.type !== 'image')
    faults.push({ code: 'image-as-link' })
  return faults
}

const isBlank = (text: string) => withoutInvisible(text).trim() === ''

/** Whether a link shows something besides text, such as a price. */
const showsComponent = (node: Nodes): boolean =>
  node.type === 'mdxJsxTextElement' ||
  ('children' in node && node.children.some((child) => showsComponent(child)))

/** Addresses that a chat invents for a site whose name it does not know. */
const madeUp =
  /^https?:\/\/(?:www\.)?(?:tu-?(?:sitio|dominio|empresa|tienda|negocio|web)|your-?(?:domain|site|website))\.[\w.]+/i

/** Link texts that mean nothing to somebody who hears only the links of a page. */
const vague =
  /^(?:(?:haz |da |dale |pulsa |pincha )?(?:clic |click )?(?:aqui|aca)|(?:en )?(?:este|el siguiente) (?:enlace|link)|enlace|link|(?:ver|leer|saber) mas|mas)[.…!]*$/

import type { Definition, Image, ImageReference, Link, LinkReference, Nodes, Parents } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { withoutInvisible } from '../../../lib/invisible-characters.ts'
import type { Advice } from '../../report/diagnostic.ts'
import { error, type Finding } from '../finding.ts'
import { placeOf } from '../place-of.ts'
import { explainAddress, explainPicture } from './address-advice.ts'

type LinkNode = Definition | Image | ImageReference | Link | LinkReference

/** What a text uses its definitions for, by identifier. */
export type DefinitionUses = { links: ReadonlySet<string>; pictures: ReadonlySet<string> }

const missingAlt: Advice = {
  code: 'missing-alt',
  message: 'A esta imagen le falta el texto que la describe.',
  hint: 'Escribe lo que se ve entre los corchetes: ![Mapa de la ciudad](/images/mapa.webp).',
}

const emptyText: Advice = {
  code: 'empty-link-text',
  message: 'Este enlace no tiene texto: nadie sabría a dónde lleva.',
  hint: 'Escríbelo entre los corchetes: [nuestros precios](/precios).',
}

const isBlank = (text: string) => withoutInvisible(text).trim() === ''

/** Whether a link shows something besides text, such as a price. */
const showsComponent = (node: Nodes): boolean =>
  node.type === 'mdxJsxTextElement' ||
  ('children' in node && node.children.some((child) => showsComponent(child)))

/** A definition is judged by what the text uses it for, and as a link if by nothing. */
function explainDefinition({ identifier, url }: Definition, uses: DefinitionUses) {
  const picture = uses.pictures.has(identifier)
  return [
    ...(picture ? [explainPicture(url)] : []),
    ...(picture && !uses.links.has(identifier) ? [] : [explainAddress(url)]),
  ]
}

/** Faults of links, pictures and their definitions: where they lead, and what they are called. */
export function checkLink(
  node: LinkNode,
  ancestors: readonly Parents[],
  uses: DefinitionUses,
): Finding[] {
  const advices: (Advice | undefined)[] = []
  if (node.type === 'link') advices.push(explainAddress(node.url))
  if (node.type === 'definition') advices.push(...explainDefinition(node, uses))
  if (node.type === 'image') advices.push(explainPicture(node.url))
  if ((node.type === 'image' || node.type === 'imageReference') && isBlank(node.alt ?? ''))
    advices.push(missingAlt)
  if (
    (node.type === 'link' || node.type === 'linkReference') &&
    isBlank(textOf(node)) &&
    !showsComponent(node)
  )
    advices.push(emptyText)
  const place = placeOf(node, ancestors)
  return advices.flatMap((advice) => (advice ? error(place, advice) : []))
}

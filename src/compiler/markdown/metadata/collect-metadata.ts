import { crc32 } from 'node:zlib'
import type { Definition, Heading, Nodes, Parents, Root, Text } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import type { Node } from 'unist'
import type { BodyHeading } from '../../../content/entries.ts'
import { classifyAddress } from '../../../lib/classify-address.ts'
import { withoutInvisible } from '../../../lib/invisible-characters.ts'
import { countWords } from '../../../lib/reading-time.ts'
import { type BodyContext, priceOf } from '../../../mdx/body-context.ts'
import { amount } from '../../checks/check-numbers.ts'
import { ownPath } from '../../text/addresses.ts'
import { type Range, rangeIn } from '../../text/range.ts'
import type { BodyDraft } from '../body.ts'
import { rangeOfAddress } from '../lint/address-faults.ts'
import { propSchema } from '../lint/check-props.ts'
import {
  inSentence,
  isMdxElement,
  type MdxElement,
  placeOf,
  propOf,
  rangeOf,
  usesOf,
  walk,
} from '../tree.ts'
import { createHeadingIds } from './heading-ids.ts'

export function collectMetadata(draft: BodyDraft) {
  const { metadata } = draft
  return (tree: Root) => {
    const nextId = createHeadingIds()
    const { definitions, links } = usesOf(tree)
    walk(tree, (node, ancestors) => {
      if (node.type === 'heading' && node.depth > 1)
        metadata.headings.push(headingOf(node, draft.context, nextId))
      if (node.type === 'text' && node.value.includes('$')) collectAmounts(node, draft)
      collectAddresses(node, ancestors, draft, definitions)
    })
    for (const [name, node] of definitions)
      if (links.has(name)) addLink(draft, node.url, rangeOf(node.position), node)
    const prose = proseOf(tree)
    metadata.words = countWords(prose)
    metadata.fingerprint = fingerprintOf(prose)
  }
}

function collectAmounts({ value, position }: Text, { source, metadata }: BodyDraft) {
  let from = position?.start.offset
  if (from === undefined) return
  for (const [text] of value.matchAll(amount)) {
    const at = source.indexOf(text, from)
    if (at === -1) continue
    from = at + text.length
    metadata.amounts.push({ text, range: rangeIn(source, at, from) })
  }
}

function headingOf(
  node: Heading,
  context: BodyContext,
  nextId: (text: string) => string,
): BodyHeading {
  // In other programs `{#precios}` is the id of a heading, and not part of its text.
  const shown = node.children.filter(({ type }) => type !== 'mdxTextExpression')
  const clean = (text: string) => withoutInvisible(text).replace(/\s+/g, ' ').trim()
  const text = clean(shown.map((part) => priceIn(part, context) ?? textOf(part)).join(''))
  // Depth 1 is the page's title, and an error in a body. A price may change, and the id must not.
  return { depth: node.depth as BodyHeading['depth'], text, id: nextId(clean(textOf(shown))) }
}

/** The price that a node stands for, if it is one. */
function priceIn(node: Nodes, context: BodyContext): string | undefined {
  if (!isMdxElement(node) || node.name !== 'PlanPrice') return undefined
  return priceOf(context, propOf(node, 'service') ?? '', propOf(node, 'plan') ?? '')
}

function addLink(draft: BodyDraft, href: string, range: Range, node: Node) {
  const { metadata, context, source } = draft
  const kind = classifyAddress(href)
  const { address } = context
  const isOwn = kind === 'web' && address !== undefined && ownPath(href, address) !== undefined
  if (kind === 'path' || kind === 'anchor' || isOwn)
    metadata.links.push({ href, range, addressRange: rangeOfAddress(node, href, source) })
}

function collectAddresses(
  node: Nodes,
  ancestors: readonly Parents[],
  draft: BodyDraft,
  definitions: ReadonlyMap<string, Definition>,
) {
  const { metadata, source } = draft
  const range = placeOf(node, ancestors)
  if (node.type === 'link') addLink(draft, node.url, range, node)
  if (node.type === 'image') {
    const addressRange = rangeOfAddress(node, node.url, source)
    metadata.images.push({ src: node.url, range, addressRange })
  }
  if (node.type === 'imageReference') {
    const src = definitions.get(node.identifier)?.url
    if (src !== undefined) metadata.images.push({ src, range })
  }
  if (isMdxElement(node)) collectProps(node, draft)
}

function collectProps(element: MdxElement, draft: BodyDraft) {
  const plan = propOf(element, 'plan')
  for (const attribute of element.attributes) {
    if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') continue
    const { name, value } = attribute
    const schema = propSchema(element.name ?? '', name)
    if (!schema) continue
    const addressRange = rangeOfAddress(attribute, value, draft.source)
    const kind = schema.target?.kind
    const range = rangeOf(attribute.position)
    if (kind === 'image') draft.metadata.images.push({ src: value, range, addressRange })
    if (kind === 'link' || kind === 'web') addLink(draft, value, range, attribute)
    // Of all attributes only the service of a price names an entry.
    if (kind === 'entry' && plan !== undefined)
      draft.metadata.references.push({
        slug: value,
        plan,
        range: rangeOf(element.position),
        addressRange,
      })
  }
}

/** Nodes that do not end the word or sentence in which they stand, unlike a break. */
const inline = new Set<Nodes['type']>([...inSentence, 'link', 'linkReference'])
inline.delete('break')

const isBareAddress = (node: Nodes) =>
  node.type === 'link' && /^(?:https?:\/\/|www\.|[^\s@]+@[^\s@]+$)/i.test(textOf(node).trim())

/** The text that a visitor reads as prose: no code blocks, no addresses, no names of components. */
function proseOf(tree: Root): string {
  let prose = ''
  walk(tree, (node) => {
    if (node.type === 'code' || isBareAddress(node)) return 'skip'
    if (node.type === 'text' || node.type === 'inlineCode') prose += node.value
    else if (!inline.has(node.type)) prose += ' '
    return undefined
  })
  return prose
}

/** The length of a run of words: two texts seldom share one by chance. */
const run = 5

/** How many runs represent a text: enough to tell half the same from nearly the same. */
const kept = 24

/** Texts of fewer words are too short to repeat one another. */
const fewest = 60

/** The lowest hashes of a text's runs of words, most of which nearly equal texts share. */
function fingerprintOf(prose: string): number[] {
  const words = prose.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  if (words.length < fewest) return []
  const runs = words.slice(run - 1).map((_, at) => crc32(words.slice(at, at + run).join(' ')))
  return [...new Set(runs)].sort((a, b) => a - b).slice(0, kept)
}

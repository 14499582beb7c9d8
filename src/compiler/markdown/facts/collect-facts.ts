import type { Definition, Nodes, Parents, Root } from 'mdast'
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import { toString as textOf } from 'mdast-util-to-string'
import type { VFile } from 'vfile'
import type { BodyHeading } from '../../../content/entries.ts'
import { classifyAddress } from '../../../lib/classify-address.ts'
import { countWords } from '../../../lib/count-words.ts'
import { withoutInvisible } from '../../../lib/invisible-characters.ts'
import { ownPath } from '../../../lib/own-path.ts'
import { vocabularyRules } from '../../../mdx/vocabulary-props.ts'
import type { Position } from '../../report/diagnostic.ts'
import { positionOf } from '../finding.ts'
import { type BodyJob, jobOf } from '../job.ts'
import { placeOf } from '../place-of.ts'
import { describeProp } from '../policy/prop-advice.ts'
import { walk } from '../walk.ts'
import { createHeadingIds } from './heading-ids.ts'
import { proseOf } from './prose-of.ts'

/** Notes the headings, words, links, pictures and references of a body. */
export function collectFacts() {
  return (tree: Root, file: VFile) => {
    const job = jobOf(file)
    const { facts } = job
    const nextId = createHeadingIds()
    const definitions = new Map<string, Definition>()
    walk(tree, (node) => {
      if (node.type === 'definition' && !definitions.has(node.identifier))
        definitions.set(node.identifier, node)
      return undefined
    })
    const linked = new Set<Definition>()
    walk(tree, (node, ancestors) => {
      if (node.type === 'heading' && node.depth > 1) facts.headings.push(headingOf(node, nextId))
      if (node.type === 'linkReference') {
        const definition = definitions.get(node.identifier)
        if (definition) linked.add(definition)
      }
      collectAddresses(node, ancestors, job, definitions)
      return undefined
    })
    for (const { url, position } of linked) addLink(job, url, positionOf(position))
    facts.words = countWords(proseOf(tree))
  }
}

function headingOf(node: Nodes & { type: 'heading' }, nextId: (text: string) => string) {
  const text = withoutInvisible(textOf(node)).replace(/\s+/g, ' ').trim()
  return { depth: node.depth as BodyHeading['depth'], text, id: nextId(text) }
}

function addLink({ facts, address }: BodyJob, href: string, position: Position) {
  const kind = classifyAddress(href)
  const isOwn = kind === 'web' && address !== undefined && ownPath(href, address) !== undefined
  if (kind === 'path' || kind === 'anchor' || isOwn) facts.links.push({ href, position })
}

function collectAddresses(
  node: Nodes,
  ancestors: readonly Parents[],
  job: BodyJob,
  definitions: ReadonlyMap<string, Definition>,
) {
  const { facts } = job
  const position = placeOf(node, ancestors)
  if (node.type === 'link') addLink(job, node.url, position)
  if (node.type === 'image') facts.images.push({ src: node.url, position })
  if (node.type === 'imageReference') {
    const src = definitions.get(node.identifier)?.url
    if (src !== undefined) facts.images.push({ src, position })
  }
  if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement')
    collectProps(node, job)
}

function collectProps(element: MdxJsxFlowElement | MdxJsxTextElement, job: BodyJob) {
  const { facts } = job
  const shape = vocabularyRules.get(element.name ?? '')?.props.shape
  if (shape === undefined) return
  const values = new Map<string, string>()
  for (const attribute of element.attributes) {
    if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') continue
    const { name, value } = attribute
    const schema = Object.hasOwn(shape, name) ? shape[name] : undefined
    if (schema === undefined) continue
    values.set(name, value)
    const { picture, kinds } = describeProp(schema)
    const position = positionOf(attribute.position)
    if (picture) facts.images.push({ src: value, position })
    if (kinds) addLink(job, value, position)
  }
  const [slug, plan] = [values.get('service'), values.get('plan')]
  if (element.name === 'PlanPrice' && slug !== undefined && plan !== undefined)
    facts.references.push({
      collection: 'services',
      slug,
      plan,
      position: positionOf(element.position),
    })
}

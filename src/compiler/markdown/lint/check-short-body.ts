import type { Nodes } from 'mdast'
import { urlPrefixOf } from '../../../content/collections.ts'
import { vocabularyRules } from '../../../mdx/vocabulary-rules.ts'
import type { shortBodyMisfits } from '../../messages/es/body-elements.ts'
import { flag, type LocalProblem } from '../../problem.ts'
import { entryFileAt } from '../../read/list-files.ts'
import { type Around, firstOf, isMdxElement, placeOf } from '../tree.ts'

/** Whether the entry of a file has no page of its own: its body is a part of one, like an answer. */
export function isShortBody(file: string): boolean {
  const entry = entryFileAt('', file)
  return entry !== undefined && urlPrefixOf(entry.collection) === undefined
}

/** Nodes for which a short body has neither room nor styles. */
const misfits: { [type in Nodes['type']]?: keyof typeof shortBodyMisfits } = {
  heading: 'heading',
  table: 'table',
  code: 'code',
  blockquote: 'quotation',
  thematicBreak: 'rule',
  image: 'image',
  imageReference: 'image',
  footnoteDefinition: 'footnote',
}

/** Reports a node that a short body may not contain. */
export function checkShortBody(node: Nodes, { ancestors }: Around): LocalProblem | undefined {
  const component = isMdxElement(node) ? (node.name ?? '') : ''
  const isBlock = vocabularyRules.get(component)?.place === 'block'
  const what = isBlock ? 'component' : misfits[node.type]
  if (what === undefined) return undefined
  const range = firstOf(placeOf(node, ancestors), component.length + 1)
  return flag(range, { code: 'short-body', data: { what, component } })
}

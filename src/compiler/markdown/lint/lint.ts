import type { Nodes, Parents, Root } from 'mdast'
import { error, type LocalProblem } from '../../problem.ts'
import type { BodyDraft } from '../body.ts'
import { PROBLEMS_LIMIT } from '../limit-problems.ts'
import { placeOf } from '../ranges.ts'
import { isMdxElement, walk } from '../walk.ts'
import { checkCharacters, checkWrittenCharacters } from './check-characters.ts'
import { checkDeclaration, checkExpression } from './check-code.ts'
import { checkElement } from './check-element.ts'
import {
  checkFootnote,
  checkFootnoteCalls,
  type Footnotes,
  noteFootnote,
} from './check-footnotes.ts'
import { checkHeading } from './check-headings.ts'
import { checkLink } from './check-links.ts'
import { checkFence, checkList, checkTable } from './check-losses.ts'
import { checkTemplateText } from './check-template-text.ts'
import { checkLiteralMarkup } from './literal-markup/check-literal-markup.ts'

/** Finds every breach of the rules for bodies, at its place. */
export function lint(draft: BodyDraft) {
  return (tree: Root) => {
    const { source, problems } = draft
    problems.push(...checkCharacters(source), ...checkTemplateText(source))
    const context = { source, ...readUses(tree) }
    let previousDepth = 1
    walk(tree, (node, ancestors) => {
      const declaration =
        node.type === 'paragraph' ? checkDeclaration(node, ancestors, source) : undefined
      if (declaration) {
        problems.push(declaration)
        return 'skip'
      }
      if (node.type === 'heading') {
        problems.push(...checkHeading(node, ancestors, previousDepth, source))
        previousDepth = node.depth
      }
      problems.push(
        ...checkWrittenCharacters(node, ancestors, source),
        ...checkNesting(node, ancestors),
        ...checkNode(node, ancestors, context),
      )
      // Finding the place of raw signs takes time; enough is enough.
      if (problems.length <= PROBLEMS_LIMIT) problems.push(...checkText(node, ancestors, source))
      return undefined
    })
  }
}

/** What the whole text uses its definitions and its footnotes for. */
type Uses = { links: Set<string>; pictures: Set<string>; notes: Footnotes }

function readUses(tree: Root): Uses {
  const uses: Uses = {
    links: new Set(),
    pictures: new Set(),
    notes: { called: new Set(), written: new Map() },
  }
  walk(tree, (node) => {
    noteFootnote(node, uses.notes)
    if (node.type === 'linkReference') uses.links.add(node.identifier)
    if (node.type === 'imageReference') uses.pictures.add(node.identifier)
  })
  return uses
}

/** Whether a node becomes a link. */
const isLink = (node: Nodes) =>
  node.type === 'link' ||
  node.type === 'linkReference' ||
  node.type === 'footnoteReference' ||
  (isMdxElement(node) && node.name === 'ButtonLink')

const checkNesting = (node: Nodes, ancestors: readonly Parents[]): LocalProblem[] =>
  isLink(node) && ancestors.some(isLink)
    ? [error(placeOf(node, ancestors), { code: 'nested-link' })]
    : []

function checkNode(
  node: Nodes,
  ancestors: readonly Parents[],
  { source, ...uses }: Uses & { source: string },
): LocalProblem[] {
  switch (node.type) {
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return checkExpression(node, ancestors)
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return checkElement(node, ancestors, source)
    case 'definition':
    case 'link':
    case 'linkReference':
    case 'image':
    case 'imageReference':
      return checkLink(node, ancestors, uses, source)
    case 'footnoteDefinition':
      return checkFootnote(node, uses.notes)
    case 'list':
      return checkList(node, ancestors, source)
    case 'table':
      return checkTable(node, ancestors)
    case 'code':
      return checkFence(node, ancestors, source)
    default:
      return []
  }
}

/** What a visitor would read as raw signs. */
function checkText(node: Nodes, ancestors: readonly Parents[], source: string): LocalProblem[] {
  if (node.type === 'text') return checkFootnoteCalls(node, source)
  const isBlock = node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell'
  return isBlock ? checkLiteralMarkup(node, ancestors, source) : []
}

import type { Nodes, Root } from 'mdast'
import { mostWarnings } from '../../list-problems.ts'
import { flag, type LocalProblem } from '../../problem.ts'
import type { BodyDraft } from '../body.ts'
import { type Around, isMdxElement, placeOf, usesOf, walk } from '../tree.ts'
import { checkCharacters, checkWrittenCharacters } from './check-characters.ts'
import { checkDeclaration, checkExpression } from './check-code.ts'
import { checkElement } from './check-element.ts'
import { checkBoldLine, checkHeading } from './check-headings.ts'
import { checkLink } from './check-links.ts'
import {
  checkEmphasis,
  checkFence,
  checkFootnote,
  checkFootnoteCalls,
  checkIndent,
  checkList,
  checkNesting,
  checkNoteAsLink,
  checkTable,
} from './check-losses.ts'
import { checkShortBody } from './check-short-body.ts'
import { checkLiteralMarkup } from './literal-markup/check-literal-markup.ts'

export function lint(draft: BodyDraft) {
  const { source, original, problems, isShort } = draft
  const checkPlace = isShort ? checkShortBody : () => undefined
  return (tree: Root) => {
    problems.push(...checkCharacters(source), ...checkNesting(tree, source))
    const uses = usesOf(tree)
    let previousDepth = 1
    walk(tree, (node, ancestors) => {
      const around = { source, ancestors, ...uses }
      const unwanted = checkDeclaration(node, around) ?? checkPlace(node, around)
      if (unwanted) {
        problems.push(unwanted)
        return 'skip'
      }
      if (node.type === 'heading') {
        problems.push(...checkHeading(node, previousDepth, around))
        // One of depth 1 is to become one of depth 2.
        previousDepth = Math.max(node.depth, 2)
      }
      if (isLink(node) && ancestors.some(isLink))
        problems.push(flag(placeOf(node, ancestors), { code: 'nested-link' }))
      problems.push(...checkWrittenCharacters(node, around), ...checkNode(node, around))
      problems.push(...checkIndent(node, around, original))
      // Locating literal markup takes time, so it stops at the limit.
      if (problems.length <= mostWarnings) problems.push(...checkText(node, around))
      return undefined
    })
  }
}

const isLink = (node: Nodes) =>
  node.type === 'link' ||
  node.type === 'linkReference' ||
  node.type === 'footnoteReference' ||
  (isMdxElement(node) && node.name === 'ButtonLink')

function checkNode(node: Nodes, around: Around): LocalProblem[] {
  switch (node.type) {
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return checkExpression(node, around)
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return checkElement(node, around)
    case 'definition':
    case 'linkReference': {
      const note = checkNoteAsLink(node, around)
      return note ? [note] : checkLink(node, around)
    }
    case 'link':
    case 'image':
    case 'imageReference':
      return checkLink(node, around)
    case 'footnoteDefinition':
      return checkFootnote(node, around)
    case 'delete':
    case 'emphasis':
    case 'strong':
      return checkEmphasis(node, around)
    case 'paragraph':
      return checkBoldLine(node, around)
    case 'list':
      return checkList(node, around)
    case 'table':
      return checkTable(node, around)
    case 'code':
      return checkFence(node, around)
    default:
      return []
  }
}

/** Reports markup that a visitor would read literally. */
function checkText(node: Nodes, around: Around): LocalProblem[] {
  if (node.type === 'text') return checkFootnoteCalls(node, around.source)
  const isBlock = node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell'
  return isBlock ? checkLiteralMarkup(node, around) : []
}

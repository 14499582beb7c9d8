import type { Nodes, Parents, Root } from 'mdast'
import type { VFile } from 'vfile'
import { error, FINDINGS_LIMIT, type Finding } from '../finding.ts'
import { type BodyJob, jobOf } from '../job.ts'
import { placeOf } from '../place-of.ts'
import { checkRemains } from '../remains/check-remains.ts'
import { walk } from '../walk.ts'
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
import { checkLink, type DefinitionUses } from './check-links.ts'
import { checkFence, checkTable } from './check-losses.ts'

/** Whether a node becomes a link. */
const isLink = (node: Nodes) =>
  node.type === 'link' ||
  node.type === 'linkReference' ||
  node.type === 'footnoteReference' ||
  (node.type === 'mdxJsxTextElement' && node.name === 'ButtonLink') ||
  (node.type === 'mdxJsxFlowElement' && node.name === 'ButtonLink')

/** Collects every breach of the rules for bodies, at its place. */
export function checkPolicy() {
  return (tree: Root, file: VFile) => {
    const job = jobOf(file)
    job.findings.push(...checkCharacters(job.source))
    const uses = { links: new Set<string>(), pictures: new Set<string>() }
    const notes: Footnotes = { called: new Set(), written: new Map() }
    walk(tree, (node) => {
      noteFootnote(node, notes)
      if (node.type === 'linkReference') uses.links.add(node.identifier)
      if (node.type === 'imageReference') uses.pictures.add(node.identifier)
      return undefined
    })
    let previousDepth = 1
    walk(tree, (node, ancestors) => {
      const declaration =
        node.type === 'paragraph' ? checkDeclaration(node, ancestors, job.source) : undefined
      if (declaration) {
        job.findings.push(declaration)
        return 'skip'
      }
      if (node.type === 'heading') {
        job.findings.push(...checkHeading(node, ancestors, previousDepth))
        previousDepth = node.depth
      }
      job.findings.push(...checkNode(node, ancestors, job, uses, notes))
      return undefined
    })
  }
}

function checkNode(
  node: Nodes,
  ancestors: readonly Parents[],
  { source, findings: earlier }: BodyJob,
  uses: DefinitionUses,
  notes: Footnotes,
): Finding[] {
  const findings = checkWrittenCharacters(node, ancestors, source)
  if (isLink(node) && ancestors.some(isLink))
    findings.push(
      error(placeOf(node, ancestors), {
        code: 'nested-link',
        message: 'Hay un enlace dentro de otro enlace.',
        hint: 'Deja uno de los dos.',
      }),
    )
  switch (node.type) {
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return [...findings, ...checkExpression(node, ancestors)]
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return [...findings, ...checkElement(node, ancestors)]
    case 'definition':
    case 'link':
    case 'linkReference':
    case 'image':
    case 'imageReference':
      return [...findings, ...checkLink(node, ancestors, uses)]
    case 'footnoteDefinition':
      return [...findings, ...checkFootnote(node, notes)]
    case 'table':
      return [...findings, ...checkTable(node, ancestors)]
    case 'code':
      return [...findings, ...checkFence(node, ancestors, source)]
    case 'text':
      // Finding the place of each takes time; enough is enough.
      if (earlier.length > FINDINGS_LIMIT) return findings
      return [...findings, ...checkFootnoteCalls(node, source)]
    case 'paragraph':
    case 'heading':
    case 'tableCell':
      if (earlier.length > FINDINGS_LIMIT) return findings
      return [...findings, ...checkRemains(node, ancestors, source)]
    default:
      return findings
  }
}

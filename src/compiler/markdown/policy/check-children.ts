import type { Nodes } from 'mdast'
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import { toString as textOf } from 'mdast-util-to-string'
import type { ComponentRule } from '../../../mdx/component-rule.ts'
import type { Advice, Position } from '../../report/diagnostic.ts'
import { error, type Finding } from '../finding.ts'
import { isWritersNote } from './check-code.ts'

type Element = MdxJsxFlowElement | MdxJsxTextElement

const isEmpty = (node: Nodes) =>
  isWritersNote(node) || (node.type === 'text' && node.value.trim() === '')

/** Whether all of it can stand in a sentence. */
const isSentence = (nodes: readonly Nodes[]) =>
  nodes.length === 1 && nodes[0]?.type === 'paragraph'
    ? true
    : nodes.every(
        ({ type }) =>
          ['text', 'emphasis', 'strong', 'delete', 'inlineCode', 'break'].includes(type) ||
          type === 'mdxJsxTextElement',
      )

/** What is wrong between the tags of a component, if anything. */
function explainChildren(element: Element, name: string, rule: ComponentRule): Advice | undefined {
  const children = element.children.filter((child) => !isEmpty(child))
  switch (rule.children) {
    case 'none':
      if (children.length === 0) return undefined
      return {
        code: 'unexpected-children',
        message: `<${name}> no lleva nada adentro.`,
        hint: `Ciérralo en la misma etiqueta: <${name} … />.`,
      }
    case 'ordered-list':
      if (children.length === 1 && children[0]?.type === 'list' && children[0].ordered)
        return undefined
      return {
        code: 'invalid-children',
        message: `Dentro de <${name}> va una lista numerada y nada más.`,
        hint: 'Deja una línea en blanco después de la etiqueta y empieza con «1. ».',
      }
    case 'text':
      if (children.length > 0 && !isSentence(children))
        return {
          code: 'invalid-children',
          message: `Dentro de <${name}> va solo un texto corto.`,
          hint: 'Deja unas pocas palabras, sin listas, títulos, imágenes ni párrafos.',
        }
      break
    case 'blocks':
      break
  }
  const shown = children.some((child) => textOf(child).trim() !== '' || child.type !== 'paragraph')
  if (children.length > 0 && shown) return undefined
  return {
    code: 'missing-children',
    message: `<${name}> está vacío.`,
    hint: `Escribe su texto entre <${name}> y </${name}>.`,
  }
}

/** Faults of what stands between the tags of a component. */
export function checkChildren(element: Element, rule: ComponentRule, place: Position): Finding[] {
  const advice = explainChildren(element, element.name ?? '', rule)
  return advice ? [error(place, advice)] : []
}

import type { Nodes, Parents } from 'mdast'
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import type { ComponentRule } from '../../../mdx/component-rule.ts'
import { vocabularyRules } from '../../../mdx/vocabulary-props.ts'
import { code } from '../../fields/phrase.ts'
import type { Advice } from '../../report/diagnostic.ts'
import { error, type Finding, positionOf } from '../finding.ts'
import { placeOf } from '../place-of.ts'
import { checkChildren } from './check-children.ts'
import { checkProps, type PlainAttribute } from './check-props.ts'
import { explainElement } from './html-advice.ts'

type Element = MdxJsxFlowElement | MdxJsxTextElement
type Attribute = Element['attributes'][number]

/** What no element may carry, whatever its name. */
function explainAttribute(attribute: Attribute): Advice | undefined {
  if (attribute.type === 'mdxJsxExpressionAttribute')
    return {
      code: 'spread-attribute',
      message: 'Las llaves { } encierran código, y los textos no llevan código.',
      hint: 'Escribe cada dato con su nombre: title="…".',
    }
  const { name, value } = attribute
  if (/^on./i.test(name))
    return {
      code: 'event-handler',
      message: `${code(name)} ejecutaría código, y los textos no llevan código.`,
      hint: 'Bórralo.',
    }
  if (/^(?:style|class|className)$/i.test(name))
    return {
      code: 'style-attribute',
      message: `${code(name)} no se usa aquí: el aspecto lo decide el diseño del sitio.`,
      hint: 'Bórralo.',
    }
  if (typeof value === 'object' && value !== null)
    return {
      code: 'expression',
      message: `El valor de ${code(name)} va entre comillas, no entre llaves.`,
      hint: `${name}="…"`,
    }
  return undefined
}

function misplaced(element: Element, name: string, rule: ComponentRule): Advice | undefined {
  if (rule.place === 'inline' || element.type === 'mdxJsxFlowElement') return undefined
  return {
    code: 'misplaced-component',
    message: `<${name}> no va dentro de una frase, un título o una tabla.`,
    hint: 'Ponlo en líneas propias, con una línea en blanco antes y otra después.',
  }
}

/** Whether a node is HTML, which is not used at all. */
const isRefused = (node: Nodes) =>
  (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') &&
  node.name !== null &&
  !vocabularyRules.has(node.name) &&
  explainElement(node.name).code === 'html-element'

/** Faults of a tag: its name, its place, its attributes and what it encloses. */
export function checkElement(element: Element, ancestors: readonly Parents[]): Finding[] {
  const { name } = element
  // Who takes a tag away takes its attributes along, and often those inside.
  if (isRefused(element) && ancestors.some(isRefused)) return []
  const tagPlace = placeOf(element, ancestors, (name?.length ?? 0) + 1)
  const findings: Finding[] = []
  const refused = new Set<string>()
  const plain: PlainAttribute[] = []
  for (const attribute of element.attributes) {
    const advice = explainAttribute(attribute)
    if (advice) findings.push(error(positionOf(attribute.position ?? element.position), advice))
    if (advice && attribute.type === 'mdxJsxAttribute') refused.add(attribute.name)
    if (!advice && isPlain(attribute)) plain.push(attribute)
  }
  if (name === null)
    return [
      error(tagPlace, {
        code: 'fragment',
        message: 'Las etiquetas vacías <> y </> no se usan aquí.',
        hint: 'Bórralas; si son parte del texto, escribe \\<>.',
      }),
      ...findings,
    ]
  const rule = vocabularyRules.get(name)
  if (rule === undefined) {
    const inTable = ancestors.some(({ type }) => type === 'tableCell')
    const advice = error(tagPlace, explainElement(name, inTable))
    return isRefused(element) ? [advice] : [advice, ...findings]
  }
  const placement = misplaced(element, name, rule)
  if (placement) findings.push(error(tagPlace, placement))
  return [
    ...findings,
    ...checkProps(element, plain, refused, rule),
    ...checkChildren(element, rule, tagPlace),
  ]
}

const isPlain = (attribute: Attribute): attribute is PlainAttribute =>
  attribute.type === 'mdxJsxAttribute' &&
  (attribute.value === null || typeof attribute.value !== 'object')

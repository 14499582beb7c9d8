import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import type { ComponentRule } from '../../../mdx/component-rule.ts'
import { code } from '../../fields/phrase.ts'
import type { Advice } from '../../report/diagnostic.ts'
import { error, type Finding, positionOf } from '../finding.ts'
import {
  describeProp,
  explainMissing,
  explainUnknown,
  explainValue,
  meantProp,
} from './prop-advice.ts'

/** An attribute whose value is a text, or nothing: `open`. */
export type PlainAttribute = MdxJsxAttribute & { value?: string | null | undefined }

const duplicate = (name: string): Advice => ({
  code: 'duplicate-prop',
  message: `${code(name)} está dos veces.`,
  hint: 'Deja uno.',
})

/**
 * Faults of a component's props against its schema. `refused` are the names of attributes that
 * were reported already: they are not called missing as well.
 */
export function checkProps(
  element: MdxJsxFlowElement | MdxJsxTextElement,
  attributes: readonly PlainAttribute[],
  refused: ReadonlySet<string>,
  rule: ComponentRule,
): Finding[] {
  const name = element.name ?? ''
  const { shape } = rule.props
  const findings: Finding[] = []
  const seen = new Set(refused)
  const found = new Set<string>()
  for (const attribute of attributes) {
    const schema = Object.hasOwn(shape, attribute.name) ? shape[attribute.name] : undefined
    const advice = seen.has(attribute.name)
      ? duplicate(attribute.name)
      : schema === undefined
        ? explainUnknown(attribute.name, name, rule)
        : explainValue(attribute.name, attribute.value ?? true, schema)
    if (advice) findings.push(error(positionOf(attribute.position), advice))
    seen.add(attribute.name)
    // What was meant is not missing as well.
    const meant = schema === undefined ? meantProp(attribute.name, rule) : undefined
    if (meant) found.add(meant)
  }
  for (const [prop, schema] of Object.entries(shape))
    if (!seen.has(prop) && !found.has(prop) && !describeProp(schema).optional)
      findings.push(
        error(positionOf(element.position, name.length + 1), explainMissing(prop, name, schema)),
      )
  return findings
}

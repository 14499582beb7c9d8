import type { ComponentRule } from './component-rule.ts'
import * as vocabulary from './vocabulary.ts'

const components: Record<string, { rule: ComponentRule }> = vocabulary

/**
 * What each component of the vocabulary accepts; a Map, so that `constructor` is not found in it.
 */
export const vocabularyRules: ReadonlyMap<string, ComponentRule> = new Map(
  Object.entries(components).map(([name, { rule }]) => [name, rule]),
)

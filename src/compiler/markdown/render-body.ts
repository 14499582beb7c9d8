import { type Evaluater, toJsxRuntime } from 'hast-util-to-jsx-runtime'
import { createElement } from 'react'
import { Fragment, jsx, jsxs } from 'react/jsx-runtime'
import { renderToStaticMarkup } from 'react-dom/server'
import { BodyCode } from '../../mdx/BodyCode.tsx'
import { BodyImage } from '../../mdx/BodyImage.tsx'
import { BodyLink } from '../../mdx/BodyLink.tsx'
import { type BodyFacts, BodyFactsContext } from '../../mdx/body-facts.ts'
import { vocabulary } from '../../mdx/vocabulary.ts'
import type { CompiledBody } from './types.ts'

/** The vocabulary, and the elements that the decoration leaves for the rendering. */
const components = {
  ...vocabulary,
  'body-code': BodyCode,
  'body-image': BodyImage,
  'body-link': BodyLink,
}

/** Names of components are all that is looked up: content is data, and no program is run. */
const createEvaluater = (): Evaluater => ({
  evaluateExpression(expression) {
    if (expression.type === 'Identifier' && Object.hasOwn(components, expression.name))
      return components[expression.name as keyof typeof components]
    throw new Error(`A body holds an expression (${expression.type}): check-policy is amiss`)
  },
  evaluateProgram() {
    throw new Error('A body holds a program: check-policy is amiss')
  },
})

/** A compiled body as HTML; empty for a body with errors. */
export function renderBody({ tree }: Pick<CompiledBody, 'tree'>, facts: BodyFacts): string {
  if (!tree) return ''
  const content = toJsxRuntime(tree, { Fragment, jsx, jsxs, components, createEvaluater })
  return renderToStaticMarkup(createElement(BodyFactsContext, { value: facts }, content))
}

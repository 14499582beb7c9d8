import { runSync } from '@mdx-js/mdx'
import { createElement } from 'react'
import * as runtime from 'react/jsx-runtime'
import { renderToStaticMarkup } from 'react-dom/server'
import { BodyCode } from '../../mdx/BodyCode.tsx'
import { BodyImage } from '../../mdx/BodyImage.tsx'
import { BodyLink } from '../../mdx/BodyLink.tsx'
import { BodyFactsContext } from '../../mdx/body-facts.ts'
import { vocabulary } from '../../mdx/vocabulary.ts'
import type { BodyFacts, CompiledBody } from './types.ts'

/** The vocabulary, and the elements that the decoration leaves for the rendering. */
const components = {
  ...vocabulary,
  'body-code': BodyCode,
  'body-image': BodyImage,
  'body-link': BodyLink,
}

/** A compiled body as HTML; empty for a body with errors. */
export function renderBody({ code }: Pick<CompiledBody, 'code'>, facts: BodyFacts): string {
  if (code === '') return ''
  const { default: Content } = runSync(code, runtime)
  const content = createElement(Content, { components })
  return renderToStaticMarkup(createElement(BodyFactsContext, { value: facts }, content))
}

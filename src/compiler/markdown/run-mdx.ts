import mdx from '@mdx-js/rollup'
import type { Root as HastRoot } from 'hast'
import { type Evaluater, toJsxRuntime } from 'hast-util-to-jsx-runtime'
import type { Root } from 'mdast'
import { mdxExpression } from 'micromark-extension-mdx-expression'
import { mdxJsx } from 'micromark-extension-mdx-jsx'
import { mdxMd } from 'micromark-extension-mdx-md'
import { createElement } from 'react'
import { Fragment, jsx, jsxs } from 'react/jsx-runtime'
import { renderToStaticMarkup } from 'react-dom/server'
import remarkGfm from 'remark-gfm'
// Adds the parser's extensions to the data of a processor.
import type {} from 'remark-parse'
import type { Processor } from 'unified'
import { BodyCode } from '../../mdx/BodyCode.tsx'
import { BodyImage } from '../../mdx/BodyImage.tsx'
import { BodyLink } from '../../mdx/BodyLink.tsx'
import { BodyContext } from '../../mdx/body-context.ts'
import { ChartCell } from '../../mdx/chart/ChartCell.tsx'
import * as vocabulary from '../../mdx/vocabulary.ts'
import { flag } from '../problem.ts'
import { type BodyDraft, isRefused, shownValues } from './body.ts'
import { maximumDepth, tooDeep } from './check-size.ts'
import { decorate } from './decorate/decorate.ts'
import { footnoteOptions } from './decorate/decorate-footnotes.ts'
import { prepareTree } from './decorate/prepare-tree.ts'
import { lint } from './lint/lint.ts'
import { collectMetadata } from './metadata/collect-metadata.ts'
import { firstAtDepth, firstOf, rangeOf } from './tree.ts'

/** Stops the compilation of a body that will not be published; its problems say why. */
export class Refusal extends Error {}

/**
 * Runs a body through MDX, whose plugins check it, decorate it and record their results in the
 * draft. What is published is the HTML of the elements that MDX produces on its way; the program at
 * the end is not used, because HTML runs nothing and adds nothing to the site's scripts.
 *
 * @throws what stopped the parser, or a `Refusal`
 */
export async function runMdx(draft: BodyDraft, file: string): Promise<void> {
  const plugin = mdx({
    remarkPlugins: [
      mdxWithoutJavascript,
      remarkGfm,
      [noteParsed, draft],
      [lint, draft],
      [collectMetadata, draft],
      [refuse, draft],
      [prepareTree, draft],
    ],
    rehypePlugins: [
      [decorate, draft],
      [render, draft],
    ],
    remarkRehypeOptions: footnoteOptions,
    // Skips a step that only a program that is run would need.
    jsx: true,
  })
  // The plugin takes what follows a question mark for a query, so no file name may contain one.
  await plugin.transform(draft.source, file.replaceAll('?', '_'))
}

/** The first plugin that gets a tree: the text could be parsed. */
function noteParsed(draft: BodyDraft) {
  return (tree: Root) => {
    draft.isParsed = true
    const deep = firstAtDepth(tree, maximumDepth + 2)
    if (deep === undefined) return
    draft.problems.push(flag(firstOf(rangeOf(deep.position), 1), tooDeep))
    throw new Refusal()
  }
}

/** Skips the remaining stages for a body that will not be published. */
function refuse(draft: BodyDraft) {
  return () => {
    if (isRefused(draft)) throw new Refusal()
  }
}

/** The components for writers, and the elements that `decorate` leaves to be rendered here. */
const components = {
  ...vocabulary,
  'body-code': BodyCode,
  'body-image': BodyImage,
  'body-link': BodyLink,
  'chart-cell': ChartCell,
}

/** Evaluates names of components and nothing else: content is data, and no program is run. */
const createEvaluater = (): Evaluater => ({
  evaluateExpression(expression) {
    if (expression.type === 'Identifier' && Object.hasOwn(components, expression.name))
      return components[expression.name as keyof typeof components]
    throw new Error(`A body holds an expression (${expression.type}): check-code is amiss`)
  },
  evaluateProgram() {
    throw new Error('A body holds a program: check-code is amiss')
  },
})

function render(draft: BodyDraft) {
  return (tree: HastRoot) => {
    const { context } = draft
    // The checks across files report prices and images that do not exist.
    if (shownValues(draft.metadata, context).includes(null)) return
    const content = toJsxRuntime(tree, { Fragment, jsx, jsxs, components, createEvaluater })
    draft.html = renderToStaticMarkup(createElement(BodyContext, { value: context }, content))
  }
}

/**
 * Replaces the syntax extensions of `remark-mdx` with ones that know braces and tags but no
 * JavaScript. Expressions in braces are refused anyway; this way they are not even parsed as a
 * program, which would take time that grows with the square of the closing braces and would report
 * errors in a programmer's words. Must be the first of the remark plugins.
 */
function mdxWithoutJavascript(this: Processor) {
  this.data().micromarkExtensions = [mdxExpression(), mdxJsx(), mdxMd()]
}

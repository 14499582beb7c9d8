import { mdxExpression } from 'micromark-extension-mdx-expression'
import { mdxJsx } from 'micromark-extension-mdx-jsx'
import { mdxMd } from 'micromark-extension-mdx-md'
// Adds the parser's extensions to the data of a processor.
import type {} from 'remark-parse'
import type { Processor } from 'unified'

/**
 * Replaces the syntax that `remark-mdx` added by one that knows braces and tags but no JavaScript.
 * What writers put in braces is refused anyway; this way it is not even parsed as a program, which
 * would take time by the square of its closing braces and report errors in a programmer's words.
 * Must be the first of the remark plugins.
 */
export function mdxWithoutJavascript(this: Processor) {
  this.data().micromarkExtensions = [mdxExpression(), mdxJsx(), mdxMd()]
}

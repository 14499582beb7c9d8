import { compileBody } from '../../compiler/markdown/compile-body.ts'
import { openDictionary } from '../../compiler/spelling/dictionary.ts'

const sample =
  '## Título\n\nUna *frase*.\n\n| a | b |\n| - | - |\n| 1 | 2 |\n\n```ts\nconst a = 1\n```\n'

/**
 * Takes a small text through the stages that turn texts into HTML: they load when they are first
 * needed, and whoever saves the first text should not wait for that.
 */
export async function warmCompiler(): Promise<void> {
  const context = { basePath: '/', prices: {}, sizes: {} }
  await openDictionary()
  await compileBody(sample, { file: 'content/blog/ejemplo.mdx', context })
}

import { listProblems } from '../../../src/compiler/list-problems.ts'
import { compileBody } from '../../../src/compiler/markdown/compile-body.ts'
import type { Problem } from '../../../src/compiler/problem.ts'
import { describe } from '../../../src/compiler/report/printed.ts'
import type { BodyContext } from '../../../src/mdx/body-context.ts'

/** A site below a sub-path without prices and images. */
const emptySite: BodyContext = { basePath: '/repo/', prices: {}, sizes: {} }

/**
 * Compiles a text as an article of a site that has all images and plans that it shows; its
 * problems are listed as a build lists them.
 */
export async function compile(source: string) {
  const body = await compileInSite(source)
  return { ...body, problems: listProblems(body.problems) }
}

async function compileInSite(source: string) {
  const options = { file: 'content/blog/prueba.mdx' }
  const bare = await compileBody(source, { ...options, context: emptySite })
  const { images, references } = bare
  if (images.length + references.length === 0) return bare
  const sizes = images.map(({ src }) => [src.replace(/[?#].*/s, ''), { width: 1200, height: 800 }])
  const prices: BodyContext['prices'] = {}
  for (const { slug, plan } of references)
    prices[slug] = { ...prices[slug], [plan]: `$1,000 (${slug}/${plan})` }
  const context = { ...emptySite, sizes: Object.fromEntries(sizes), prices }
  return compileBody(source, { ...options, context })
}

export async function html(source: string): Promise<string> {
  const body = await compile(source)
  if (body.html !== undefined) return body.html
  throw new Error(`Refused: ${body.problems.map(inWords).join('\n')}`)
}

export const inWords = (problem: Problem): string => {
  const { message, hint = '' } = describe(problem)
  return `${message} ${hint}`.trim()
}

/** The positions and codes of a text's problems, each as `3:1 code`. */
export async function faults(source: string): Promise<string[]> {
  const { problems } = await compile(source)
  return problems.map(({ range: { start }, code }) => `${start.line}:${start.column} ${code}`)
}

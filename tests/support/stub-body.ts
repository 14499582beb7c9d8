import { toString as toText } from 'mdast-util-to-string'
import type { CompiledBody } from '../../src/compiler/markdown/types.ts'
import { rangeAt } from '../../src/compiler/text/range.ts'
import { countWords } from '../../src/lib/count-words.ts'

/** Stands in for the MDX compiler where a test is about another stage. */
export async function compileStub(source: string): Promise<CompiledBody> {
  const links = [...source.matchAll(/\]\(([/#][^)]*)\)/g)]
  const placeOf = (index: number) => {
    const lines = source.slice(0, index).split('\n')
    return rangeAt(lines.length, (lines.at(-1)?.length ?? 0) + 1)
  }
  return {
    tree: { type: 'root', children: [{ type: 'text', value: source.trim() }] },
    headings: [...source.matchAll(/^## (.*)$/gm)].map(([, text = '']) => ({
      depth: 2,
      text,
      id: text.toLowerCase().replaceAll(' ', '-'),
    })),
    words: countWords(source),
    links: links
      .filter((found) => source[source.lastIndexOf('[', found.index) - 1] !== '!')
      .map((found) => ({ href: found[1] ?? '', range: placeOf(found.index + 2) })),
    images: [...source.matchAll(/!\[[^\]]*\]\(([^)]*)\)/g)].map((found) => ({
      src: found[1] ?? '',
      range: placeOf(found.index),
    })),
    references: [...source.matchAll(/<PlanPrice service="([^"]*)" plan="([^"]*)" \/>/g)].map(
      (found) => ({
        collection: 'services',
        slug: found[1] ?? '',
        plan: found[2] ?? '',
        range: placeOf(found.index),
      }),
    ),
    problems: [],
  }
}

/** The text of a stubbed body. */
export const textOf = ({ tree }: CompiledBody) => (tree ? toText(tree) : '')

export const renderStub = (body: CompiledBody) => `<p>${textOf(body)}</p>`

import type { CompiledBody } from '../../src/build/body/types.ts'
import { countWords } from '../../src/lib/count-words.ts'

/** Stands in for the MDX compiler where a test is about another stage. */
export async function compileStub(source: string): Promise<CompiledBody> {
  const links = [...source.matchAll(/\]\(([/#][^)]*)\)/g)]
  const placeOf = (index: number) => {
    const lines = source.slice(0, index).split('\n')
    return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 }
  }
  return {
    code: source.trim(),
    headings: [...source.matchAll(/^## (.*)$/gm)].map(([, text = '']) => ({
      depth: 2,
      text,
      id: text.toLowerCase().replaceAll(' ', '-'),
    })),
    words: countWords(source),
    links: links
      .filter((found) => source[source.lastIndexOf('[', found.index) - 1] !== '!')
      .map((found) => ({ href: found[1] ?? '', position: placeOf(found.index + 2) })),
    images: [...source.matchAll(/!\[[^\]]*\]\(([^)]*)\)/g)].map((found) => ({
      src: found[1] ?? '',
      position: placeOf(found.index),
    })),
    references: [...source.matchAll(/<PlanPrice service="([^"]*)" plan="([^"]*)" \/>/g)].map(
      (found) => ({
        collection: 'services',
        slug: found[1] ?? '',
        plan: found[2] ?? '',
        position: placeOf(found.index),
      }),
    ),
    diagnostics: [],
  }
}

export const renderStub = ({ code }: CompiledBody) => `<p>${code}</p>`

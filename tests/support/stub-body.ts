import type { CompileBody } from '../../src/compiler/markdown/compile-body.ts'
import { shownValues } from '../../src/compiler/markdown/shown-values.ts'
import { rangeAt } from '../../src/compiler/text/range.ts'
import { countWords } from '../../src/lib/reading-time.ts'

/** Stands in for the MDX compiler where a test is about another stage. */
export const compileStub: CompileBody = async (source, { context }) => {
  const links = [...source.matchAll(/\]\(([/#][^)]*)\)/g)]
  const rangeOf = (index: number) => {
    const lines = source.slice(0, index).split('\n')
    return rangeAt(lines.length, (lines.at(-1)?.length ?? 0) + 1)
  }
  const metadata = {
    headings: [...source.matchAll(/^## (.*)$/gm)].map(([, text = '']) => ({
      depth: 2 as const,
      text,
      id: text.toLowerCase().replaceAll(' ', '-'),
    })),
    words: countWords(source),
    links: links
      .filter((found) => source[source.lastIndexOf('[', found.index) - 1] !== '!')
      .map((found) => ({ href: found[1] ?? '', range: rangeOf(found.index + 2) })),
    images: [...source.matchAll(/!\[[^\]]*\]\(([^)]*)\)/g)].map((found) => ({
      src: found[1] ?? '',
      range: rangeOf(found.index),
    })),
    amounts: [],
    fingerprint: [],
    references: [...source.matchAll(/<PlanPrice service="([^"]*)" plan="([^"]*)" \/>/g)].map(
      (found) => ({
        collection: 'services' as const,
        slug: found[1] ?? '',
        plan: found[2] ?? '',
        range: rangeOf(found.index),
      }),
    ),
  }
  const isKnown = !shownValues(metadata, context).includes(null)
  return { ...metadata, ...(isKnown && { html: `<p>${source.trim()}</p>` }), problems: [] }
}

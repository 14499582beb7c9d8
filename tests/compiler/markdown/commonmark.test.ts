import { readFileSync } from 'node:fs'
import { evaluate } from '@mdx-js/mdx'
import { tests } from 'commonmark-spec'
import { createElement } from 'react'
import * as runtime from 'react/jsx-runtime'
import { renderToStaticMarkup } from 'react-dom/server'
import remarkGfm from 'remark-gfm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { gfmExamples } from './gfm-examples.ts'
import { compile } from './support.ts'

/** Every example by its name; the arrows in the specification stand for tabs. */
const examples = new Map<string, string>([
  ...tests.map(({ number, markdown }): [string, string] => [
    `CommonMark ${number}`,
    markdown.replaceAll('→', '\t'),
  ]),
  ...Object.entries(gfmExamples).map(([name, text]): [string, string] => [`GFM ${name}`, text]),
])

const FAILURE = 'does not compile'

async function plainMdx(markdown: string): Promise<string> {
  try {
    const { default: Content } = await evaluate(markdown, {
      ...(runtime as Parameters<typeof evaluate>[1]),
      remarkPlugins: [remarkGfm],
    })
    return renderToStaticMarkup(createElement(Content))
  } catch {
    return FAILURE
  }
}

async function ours(markdown: string): Promise<string> {
  return (await compile(markdown, true)).html ?? FAILURE
}

// Some examples make React warn about elements it does not know.
beforeAll(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))
afterAll(() => void vi.restoreAllMocks())

test('without rules and decoration every example of CommonMark and GFM comes out as in plain MDX', async () => {
  const differences: string[] = []
  for (const [name, markdown] of examples)
    if ((await ours(markdown)) !== (await plainMdx(markdown))) differences.push(name)

  expect(examples.size).toBeGreaterThan(680)
  expect(differences).toEqual([])
})

test('with the rules exactly the listed examples are refused, for the listed reasons', async () => {
  const refused: Record<string, string[]> = {}
  for (const [name, markdown] of examples) {
    const { html, problems } = await compile(markdown)
    const errors = problems.filter(({ severity }) => severity === 'error')
    expect(html === undefined, name).toBe(errors.length > 0)
    if (errors.length > 0) refused[name] = [...new Set(errors.map((error) => error.code))].sort()
  }

  const listed: unknown = JSON.parse(
    readFileSync(new URL('refused-examples.json', import.meta.url), 'utf8'),
  )
  expect(refused).toEqual(listed)
})

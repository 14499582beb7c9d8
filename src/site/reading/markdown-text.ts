import type { BlockContent, PhrasingContent, Root } from 'mdast'
import { gfmToMarkdown } from 'mdast-util-gfm'
import { toMarkdown } from 'mdast-util-to-markdown'

/** A tree of Markdown as text, in one form everywhere. */
export const markdownText = (root: Root): string =>
  toMarkdown(root, { bullet: '-', rule: '-', extensions: [gfmToMarkdown()] })

export const words = (value: string): PhrasingContent => ({ type: 'text', value })

export const link = (text: string, url: string): PhrasingContent => ({
  type: 'link',
  url,
  children: [words(text)],
})

export const paragraph = (...children: PhrasingContent[]): BlockContent => ({
  type: 'paragraph',
  children,
})

export const heading = (depth: 1 | 2, text: string): BlockContent => ({
  type: 'heading',
  depth,
  children: [words(text)],
})

/** A list of lines. */
export const listOf = (lines: readonly PhrasingContent[][]): BlockContent => ({
  type: 'list',
  spread: false,
  children: lines.map((children) => ({
    type: 'listItem',
    spread: false,
    children: [paragraph(...children)],
  })),
})

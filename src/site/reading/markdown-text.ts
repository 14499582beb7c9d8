import type { BlockContent, PhrasingContent, Root } from 'mdast'
import { gfmStrikethroughToMarkdown } from 'mdast-util-gfm-strikethrough'
import { gfmTableToMarkdown } from 'mdast-util-gfm-table'
import { toMarkdown } from 'mdast-util-to-markdown'

/** What texts may have of GFM; each part more takes its time with every word. */
const extensions = [gfmTableToMarkdown(), gfmStrikethroughToMarkdown()]

/** A tree as Markdown, whose spaces are those of the keyboard. */
export const markdownText = (root: Root): string =>
  toMarkdown(root, { bullet: '-', rule: '-', extensions }).replaceAll('\u00a0', ' ')

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

export const listOf = (lines: readonly PhrasingContent[][]): BlockContent => ({
  type: 'list',
  spread: false,
  children: lines.map((children) => ({
    type: 'listItem',
    spread: false,
    children: [paragraph(...children)],
  })),
})

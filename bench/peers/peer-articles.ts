import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { articleText } from '../../scripts/lib/generate-articles.ts'

/** The name of a made-up article, which is also its address below /blog/. */
export const articleSlug = (index: number) => `ensayo-${String(index).padStart(5, '0')}`

/**
 * A made-up article as every peer can read it: YAML between dashes, then Markdown with GFM tables.
 *
 * @throws {Error} when it uses a component, which the peers do not have
 */
export function peerArticle(index: number, count: number): string {
  const text = articleText(index, count)
  refuseComponents(text)
  return text
}

/** Throws when a text, its code aside, holds a component. */
export function refuseComponents(text: string): void {
  const prose = text.replace(/^(`{3,})[^\n]*\n[\s\S]*?^\1`*\s*$/gm, '').replace(/`[^`\n]*`/g, '')
  const component = prose.match(/<\/?[A-Z][\w.]*/)?.[0]
  if (component)
    throw new Error(
      `The generated articles use ${component}>: give each peer an equivalent first (bench/peers/README.md)`,
    )
}

/** Writes made-up articles into a folder of a peer. */
export function writePeerArticles(folder: string, count: number, extension: string): void {
  mkdirSync(folder, { recursive: true })
  for (let index = 0; index < count; index += 1)
    writeFileSync(join(folder, articleSlug(index) + extension), peerArticle(index, count))
}

import { countWords, readingMinutes } from '../lib/reading-time.ts'
import { type HtmlFacts, htmlFacts } from './facts/html-facts.ts'
import type { BuiltPage } from './site-pages.ts'

/** What a reviewer wants to know of a page in one state. */
export type PageFacts = {
  /** How a search engine shows it. */
  search: { title: string; description: string; address: string; isListed: boolean }
  /** What a shared link shows; the picture is a path of the site when it is one of its own. */
  card: { title: string; description: string; picture: string; alt: string }
  /** A line for each block of visible text. */
  text: string[]
  /** Addresses of its links, each once. */
  links: string[]
  words: number
  minutes: number
  bytes: number
}

/** Reads a page. */
export function pageFacts({ html }: BuiltPage): PageFacts {
  const facts = htmlFacts(html)
  const meta = headReader(facts.head)
  const words = facts.text.reduce((sum, line) => sum + countWords(line), 0)
  return {
    search: {
      title: facts.head.find((line) => line.startsWith('title: '))?.slice(7) ?? '',
      description: meta('name', 'description'),
      address: meta('rel', 'canonical', 'href'),
      isListed: !meta('name', 'robots').includes('noindex'),
    },
    card: {
      title: meta('property', 'og:title'),
      description: meta('property', 'og:description'),
      picture: meta('property', 'og:image'),
      alt: meta('property', 'og:image:alt'),
    },
    text: facts.text,
    links: [...new Set(facts.links.map((line) => line.split(' ')[0] ?? ''))],
    words,
    minutes: readingMinutes(words),
    bytes: Buffer.byteLength(html),
  }
}

/** Reads lines like `meta content="…" name="description"`. */
function headReader(lines: HtmlFacts['head']) {
  return (key: string, value: string, wanted = 'content') => {
    const line = lines.find((one) => one.includes(` ${key}="${value}"`))
    return line ? (new RegExp(` ${wanted}="(.*?)"(?= [\\w:-]+="|$)`).exec(line)?.[1] ?? '') : ''
  }
}

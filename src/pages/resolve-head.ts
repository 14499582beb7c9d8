import type { Head } from '../app/payload.ts'

type PageWords = Pick<Head, 'title' | 'description' | 'keywords'>

/** The head of a page from the words of its entry; a page adds what it has of its own. */
export function pageHead(data: PageWords, path: string): Head {
  const { title, description, keywords } = data
  return { title, description, keywords, path, kind: 'website' }
}

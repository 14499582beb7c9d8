import type { Head } from '../app/payload.ts'
import type { Content } from '../content/read-content.ts'
import { organizationStructuredData } from './organization-structured-data.ts'

type PageWords = Pick<Head, 'title' | 'description' | 'keywords'>

/**
 * The head of a page from the words of its entry; a page adds what it has of its own.
 *
 * @param structuredData what the page tells search engines besides whose site it is
 */
export function pageHead(
  { site }: Content,
  { title, description, keywords }: PageWords,
  path: string,
  structuredData: readonly object[] = [],
): Head {
  return {
    title,
    description,
    keywords,
    path,
    kind: 'website',
    structuredData: [organizationStructuredData(site), ...structuredData],
  }
}

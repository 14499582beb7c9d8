import type { Site } from '../content/schemas/site.ts'
import { xml, xmlDocument } from './xml.ts'

/** A short name may have 16 characters, a description 1,024. */
const shortest = (text: string, most: number) => [...text].slice(0, most).join('')

/**
 * How browsers search this site (OpenSearch 1.1).
 *
 * @param search address of the search page
 */
export function openSearch(
  { name, description }: Site,
  search: string,
  address: (path: string) => string,
): string {
  return xmlDocument(
    xml(
      'OpenSearchDescription',
      { xmlns: 'http://a9.com/-/spec/opensearch/1.1/' },
      xml('ShortName', {}, shortest(name, 16)),
      xml('Description', {}, shortest(description, 1024)),
      xml('Language', {}, 'es'),
      xml('InputEncoding', {}, 'UTF-8'),
      xml('OutputEncoding', {}, 'UTF-8'),
      xml('Image', { width: 192, height: 192, type: 'image/png' }, address('/icon-192.png')),
      xml('Url', { type: 'text/html', template: `${search}?q={searchTerms}` }),
      xml('Url', {
        type: 'application/opensearchdescription+xml',
        rel: 'self',
        template: address('/opensearch.xml'),
      }),
    ),
  )
}

import GithubSlugger, { slug } from 'github-slugger'
import { foldAccents } from '../../../lib/fold-accents.ts'

/**
 * Makes ids from the texts of headings: `¿Qué es?` → `que-es`, the second one `que-es-1`. They
 * never contain a capital letter: ids that do belong to the page.
 */
export function createHeadingIds(): (text: string) => string {
  const slugger = new GithubSlugger()
  return (text) => {
    const folded = foldAccents(text)
    return slugger.slug(slug(folded) === '' ? 'seccion' : folded)
  }
}

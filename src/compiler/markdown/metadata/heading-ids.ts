import GithubSlugger, { slug } from 'github-slugger'
import { foldAccents } from '../../../lib/fold-accents.ts'

/**
 * Makes ids from the texts of headings: `¿Qué es?` → `que-es`, the second one `que-es-1`. None has a
 * capital letter in it: those with one belong to the page.
 *
 * @param prefix tells them from those of other texts on the same page
 */
export function createHeadingIds(prefix = ''): (text: string) => string {
  const slugger = new GithubSlugger()
  return (text) => {
    const folded = foldAccents(text)
    return prefix + slugger.slug(slug(folded) === '' ? 'seccion' : folded)
  }
}

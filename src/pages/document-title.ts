import { site } from '../site.ts'

/** The title of a document: `{page title} | {product name} - {suffix}`. */
export function documentTitle(pageTitle: string): string {
  return `${pageTitle} | ${site.name} - ${site.titleSuffix}`
}

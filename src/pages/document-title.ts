import { site } from '../site.ts'

/** `{page title} | {product name} - {suffix}`: the form that every document title has. */
export function documentTitle(pageTitle: string): string {
  return `${pageTitle} | ${site.name} - ${site.titleSuffix}`
}

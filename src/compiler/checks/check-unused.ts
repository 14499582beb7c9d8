import { findingAt, type LoadedEntry } from '../loaded-entry.ts'
import type { Diagnostic } from '../report/diagnostic.ts'

/** Collections that are shown only where a page names their entries. */
const named = new Map([
  ['faqs', { field: 'question', what: 'esta pregunta', others: ' o pages/contacto.mdx' }],
  [
    'testimonials',
    { field: 'name', what: 'este testimonio', others: ' o pages/por-que-elegirnos.mdx' },
  ],
])

/** An entry that is complete and appears nowhere: its file alone does not show it. */
export function checkUnused(entries: readonly LoadedEntry[]): Diagnostic[] {
  const used = new Set(
    entries.flatMap(({ marks }) =>
      marks.flatMap((mark) =>
        mark.kind === 'reference' ? `${mark.collection}/${mark.value}` : [],
      ),
    ),
  )
  const files = new Set(entries.map(({ collection, slug }) => `${collection}/${slug}`))
  // A mistyped name has its finding, and may mean any of those that are not named.
  const mistyped = new Set(
    [...used].filter((name) => !files.has(name)).map((name) => name.split('/')[0]),
  )
  return entries.flatMap((entry) => {
    const { collection, slug, published, raw } = entry
    const rule = named.get(collection)
    // A file that cannot be read has its finding already.
    if (!rule || !published || raw === undefined || used.has(`${collection}/${slug}`)) return []
    if (mistyped.has(collection)) return []
    return findingAt(entry, [rule.field], {
      code: 'shown-nowhere',
      severity: 'warning',
      message: `Ninguna página muestra ${rule.what}.`,
      hint: `Agrega «- ${slug}» a los \`items\` de \`${collection}\` en un servicio, pages/inicio.mdx${rule.others}.`,
    })
  })
}

import { templateSlugs } from '../../content/schemas/pages.ts'
import { code } from '../fields/phrase.ts'
import { isRecord } from '../fields/walk-schema.ts'
import { findingAt, type LoadedEntry } from '../loaded-entry.ts'
import type { Diagnostic } from '../report/diagnostic.ts'

const slugs = new Map<string, string>(Object.entries(templateSlugs))

/** Every template but `text` exists once, in the file that bears its name. */
export function checkPages(entries: readonly LoadedEntry[]): Diagnostic[] {
  const isInPlace = (page: LoadedEntry) => slugs.get(templateOf(page)) === page.slug
  const all = entries.filter((entry) => entry.collection === 'pages')
  // A copy is reported where it is, not where the page belongs.
  const pages = [...all.filter(isInPlace), ...all.filter((page) => !isInPlace(page))]
  const byTemplate = new Map<string, LoadedEntry>()
  const diagnostics: Diagnostic[] = []
  for (const page of pages) {
    const template = templateOf(page)
    const slug = slugs.get(template)
    if (slug === undefined) continue
    const other = byTemplate.get(template)
    if (other)
      diagnostics.push(
        findingAt(page, ['template'], {
          code: 'template-repeated',
          message: `La plantilla ${code(template)} se usa una sola vez, y ya está en ${other.file}.`,
          hint: 'Para una página de puro texto usa «template: text».',
        }),
      )
    else if (page.slug !== slug)
      diagnostics.push(
        findingAt(page, ['template'], {
          code: 'template-name',
          message: `El archivo de la plantilla ${code(template)} se llama ${slug}.mdx.`,
          hint: `Nómbralo content/pages/${slug}.mdx`,
        }),
      )
    byTemplate.set(template, other ?? page)
  }
  return [...diagnostics, ...missingPages(pages, byTemplate), ...draftPages(byTemplate)]
}

function templateOf({ raw, slug }: LoadedEntry): string {
  if (isRecord(raw) && typeof raw.template === 'string') return raw.template
  // A file that cannot be read still is the page that its name says.
  return [...slugs].find(([, name]) => name === slug)?.[0] ?? ''
}

function missingPages(pages: LoadedEntry[], found: Map<string, LoadedEntry>): Diagnostic[] {
  return [...slugs]
    .filter(([template, slug]) => !found.has(template) && !pages.some((page) => page.slug === slug))
    .map(([template, slug]) => ({
      code: 'page-missing',
      severity: 'error',
      file: `content/pages/${slug}.mdx`,
      line: 1,
      column: 1,
      message: `Falta esta página del sitio, con «template: ${template}».`,
      hint: 'Créala, o recupérala del historial.',
    }))
}

function draftPages(found: Map<string, LoadedEntry>): Diagnostic[] {
  return [...found].flatMap(([, page]) =>
    isRecord(page.raw) && page.raw.draft === true
      ? findingAt(page, ['draft'], {
          code: 'page-draft',
          message: 'El sitio no puede publicarse sin esta página, así que no puede ser borrador.',
          hint: 'Borra esta línea.',
        })
      : [],
  )
}

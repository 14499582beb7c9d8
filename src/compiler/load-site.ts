import { type Site, siteSchema } from '../content/schemas/site.ts'
import { validateEntry } from './fields/validate-entry.ts'
import { parseYaml } from './frontmatter/parse-yaml.ts'
import type { LoadedContent } from './loaded-entry.ts'
import { findMarks } from './read/find-marks.ts'
import type { FileList } from './read/list-files.ts'
import { readSource } from './read/read-source.ts'
import type { Diagnostic } from './report/diagnostic.ts'

const start = { line: 1, column: 1 }

/** Reads content/site.yaml. */
export async function loadSite(
  found: FileList['site'],
): Promise<{ site?: LoadedContent['site']; data?: Site; diagnostics: Diagnostic[] }> {
  const file = found?.file ?? 'content/site.yaml'
  const fail = (code: string, message: string, hint?: string) => ({
    diagnostics: [{ code, severity: 'error' as const, file, ...start, message, hint }],
  })
  if (!found)
    return fail(
      'site-missing',
      'Faltan los ajustes del sitio: content/site.yaml.',
      'Recupéralos del historial.',
    )
  const source = await readSource(found.absolute, file)
  if ('diagnostic' in source) return { diagnostics: [source.diagnostic] }
  const { data, locate, written, diagnostics } = parseYaml(source.text, file, start)
  if (diagnostics.length > 0) return { diagnostics }
  if (data === undefined)
    return fail('file-empty', 'El archivo está vacío.', 'Recupéralo del historial.')
  const checked = validateEntry(siteSchema, data, { file, locate, written })
  return {
    site: {
      file,
      locate,
      marks: findMarks(siteSchema, data),
      address: checked.data?.address,
    },
    data: checked.data,
    diagnostics: checked.diagnostics,
  }
}

import { siteSchema } from '../content/schemas/site.ts'
import { findReferences } from './fields/find-references.ts'
import { lintFields } from './fields/lint-fields.ts'
import type { LoadedContent } from './loaded-entry.ts'
import { findPermits } from './permits.ts'
import { error, inFile, type Problem } from './problem.ts'
import type { FileList } from './read/list-files.ts'
import { readYaml } from './read-yaml.ts'
import { fileStart } from './text/range.ts'

/** Reads content/site.yaml. */
export async function loadSite(
  found: FileList['site'],
): Promise<{ site?: LoadedContent['site']; problems: Problem[] }> {
  if (!found)
    return { problems: [inFile('content/site.yaml', error(fileStart, { code: 'site-missing' }))] }
  const { file } = found
  const { read, problems } = await readYaml(found, siteSchema)
  if (!read) return { problems }
  const { text, raw, data, locate } = read
  const doubts = lintFields(siteSchema, raw, locate).map((problem) => inFile(file, problem))
  return {
    site: {
      file,
      locate,
      references: findReferences(siteSchema, raw),
      data,
      permits: findPermits(text, true),
    },
    problems: [...problems, ...doubts],
  }
}

import { type Promises, promisesSchema } from '../content/schemas/promises.ts'
import { siteSchema } from '../content/schemas/site.ts'
import { findReferences } from './fields/find-references.ts'
import { lintFields } from './fields/lint-fields.ts'
import type { LoadedContent } from './loaded-entry.ts'
import { findPermits } from './permits.ts'
import { error, inFile, type Problem } from './problem.ts'
import type { FileList } from './read/list-files.ts'
import { readYaml, type YamlFile } from './read-yaml.ts'
import { fileStart } from './text/range.ts'

/** Reads content/site.yaml. */
export function loadSite(found: FileList['site']): Pick<LoadedContent, 'site'> & {
  problems: Problem[]
} {
  if (!found)
    return { problems: [inFile('content/site.yaml', error(fileStart, { code: 'site-missing' }))] }
  const { read, problems } = readYaml(found, siteSchema)
  if (!read) return { problems }
  const { file, text, raw, locate } = read
  const references = findReferences(siteSchema, raw)
  const doubts = lintFields(siteSchema, raw, locate).map((problem) => inFile(file, problem))
  return {
    site: { ...read, references, permits: findPermits(text, true) },
    problems: [...problems, ...doubts],
  }
}

export type LoadedPromises = { read?: YamlFile<Promises>; problems: Problem[] }

/** Reads content/promesas.yaml; without it nothing is promised. */
export const loadPromises = (found: FileList['promises']): LoadedPromises =>
  found ? readYaml(found, promisesSchema) : { problems: [] }

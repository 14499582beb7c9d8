import { type Site, siteSchema } from '../content/schemas/site.ts'
import { findReferences } from './fields/find-references.ts'
import { lintFields } from './fields/lint-fields.ts'
import { validateEntry } from './fields/validate-entry.ts'
import { parseYaml } from './frontmatter/parse-yaml.ts'
import type { LoadedContent } from './loaded-entry.ts'
import { findPermits } from './permits.ts'
import { type Cause, error, inFile, type LocalProblem, type Problem } from './problem.ts'
import type { FileList } from './read/list-files.ts'
import { readSource } from './read/read-source.ts'
import { fileStart } from './text/range.ts'

/** Reads content/site.yaml. */
export async function loadSite(
  found: FileList['site'],
): Promise<{ site?: LoadedContent['site']; data?: Site; problems: Problem[] }> {
  const file = found?.file ?? 'content/site.yaml'
  const here = (problems: LocalProblem[]) => problems.map((problem) => inFile(file, problem))
  const fail = (cause: Cause) => ({ problems: here([error(fileStart, cause)]) })
  if (!found) return fail({ code: 'site-missing' })
  const source = await readSource(found.absolute, file)
  if ('problem' in source) return { problems: [source.problem] }
  const { data, locate, written, problems } = parseYaml(source.text, fileStart)
  if (problems.length > 0) return { problems: here(problems) }
  if (data === undefined) return fail({ code: 'file-empty', data: { isSettings: true } })
  const checked = validateEntry(siteSchema, data, { locate, written })
  const references = findReferences(siteSchema, data)
  return {
    site: {
      file,
      locate,
      references,
      address: checked.data?.address,
      name: checked.data?.name,
      permits: findPermits(source.text, true),
    },
    data: checked.data,
    problems: here([...checked.problems, ...lintFields(siteSchema, data, locate)]),
  }
}

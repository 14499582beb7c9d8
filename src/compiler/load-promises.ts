import { type Promises, promisesSchema } from '../content/schemas/promises.ts'
import { validateEntry } from './fields/validate-entry.ts'
import { type Locate, parseYaml } from './frontmatter/parse-yaml.ts'
import { error, inFile, type LocalProblem, type Problem } from './problem.ts'
import type { FileList } from './read/list-files.ts'
import { readSource } from './read/read-source.ts'
import { fileStart } from './text/range.ts'

/** The file of what the owner has promised. */
export const promisesFile = 'content/promesas.yaml'

export type LoadedPromises = { data?: Promises; locate: Locate; problems: Problem[] }

/** Reads content/promesas.yaml; without it nothing is promised. */
export async function loadPromises(found: FileList['promises']): Promise<LoadedPromises> {
  const locate = () => fileStart
  if (!found) return { locate, problems: [] }
  const source = await readSource(found.absolute, found.file)
  if ('problem' in source) return { locate, problems: [source.problem] }
  const here = (problems: LocalProblem[]) => problems.map((each) => inFile(promisesFile, each))
  const parsed = parseYaml(source.text, fileStart)
  if (parsed.problems.length > 0) return { locate, problems: here(parsed.problems) }
  if (parsed.data === undefined)
    return {
      locate,
      problems: here([error(fileStart, { code: 'file-empty', data: { isSettings: true } })]),
    }
  const { data, problems } = validateEntry(promisesSchema, parsed.data, parsed)
  return { data, locate: parsed.locate, problems: here(problems) }
}

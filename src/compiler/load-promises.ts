import { type Promises, promisesSchema } from '../content/schemas/promises.ts'
import { validateEntry } from './fields/validate-entry.ts'
import type { FileCache } from './file-cache.ts'
import { parseYaml } from './frontmatter/parse-yaml.ts'
import { error, inFile, type LocalProblem, type Problem } from './problem.ts'
import type { FileList } from './read/list-files.ts'
import { readSource } from './read/read-source.ts'
import { fileStart, type Range } from './text/range.ts'

/** The file of what the owner has promised. */
export const promisesFile = 'content/promesas.yaml'

/** Promises with the places of what each is about, in their order. */
type Placed = { data: Promises; places: { in: Range; field: Range }[] }

export type LoadedPromises = Partial<Placed> & { problems: Problem[] }

/** Reads content/promesas.yaml, if it changed; without it nothing is promised. */
export async function loadPromises(
  found: FileList['promises'],
  cache: FileCache,
): Promise<LoadedPromises> {
  if (!found) return { problems: [] }
  const kept = cache.recall<Placed>(found.file, found.absolute)
  if (kept) return { ...kept, problems: [] }
  const source = await readSource(found.absolute, found.file)
  if ('problem' in source) return { problems: [source.problem] }
  const here = (problems: LocalProblem[]) => problems.map((each) => inFile(promisesFile, each))
  const parsed = parseYaml(source.text, fileStart)
  if (parsed.problems.length > 0) return { problems: here(parsed.problems) }
  if (parsed.data === undefined)
    return {
      problems: here([error(fileStart, { code: 'file-empty', data: { isSettings: true } })]),
    }
  const { data, problems } = validateEntry(promisesSchema, parsed.data, parsed)
  if (!data || problems.length > 0) return { problems: here(problems) }
  const placeOf = (index: number, key: string) => parsed.locate(['promises', index, key], 'value')
  const places = data.promises.map((_, index) => ({
    in: placeOf(index, 'in'),
    field: placeOf(index, 'field'),
  }))
  return { ...cache.note<Placed>(found.file, source.digest, { data, places }), problems: [] }
}

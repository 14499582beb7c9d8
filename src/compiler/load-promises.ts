import { type Promises, promisesSchema } from '../content/schemas/promises.ts'
import type { FileCache } from './file-cache.ts'
import type { Problem } from './problem.ts'
import type { FileList } from './read/list-files.ts'
import { readYaml } from './read-yaml.ts'
import type { Range } from './text/range.ts'

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
  const { read, problems } = await readYaml(found, promisesSchema)
  if (!read?.data) return { problems }
  const { data, digest, locate } = read
  const placeOf = (index: number, key: string) => locate(['promises', index, key], 'value')
  const places = data.promises.map((_, index) => ({
    in: placeOf(index, 'in'),
    field: placeOf(index, 'field'),
  }))
  return { ...cache.note<Placed>(found.file, digest, { data, places }), problems: [] }
}

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Where a deployment leaves what it knows of files that carry a digest, beside the pages. */
export const deployedFile = 'deployed.json'

/** The day on which a file was last part of the site, by its path. */
type Deployed = Record<string, string>

/** How long a page that was open before a deployment finds its files. */
const daysKept = 30

/** Files that are asked for at the same time. */
const atOnce = 8

/** The site as it is now, before a deployment. */
export type Before = (path: string) => Promise<Buffer | undefined>

export const inFolder =
  (folder: string): Before =>
  async (path) => {
    const file = join(folder, path)
    return existsSync(file) ? readFileSync(file) : undefined
  }

/**
 * The site at its address.
 *
 * @param address the home page's, without a slash at its end
 */
export const onTheWeb =
  (address: string): Before =>
  async (path) => {
    const answer = await fetch(`${address}/${path}`, {
      signal: AbortSignal.timeout(20_000),
      // A copy on the way may be older than the last deployment.
      cache: 'no-store',
    })
    if (answer.status === 404) return undefined
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
    return Buffer.from(await answer.arrayBuffer())
  }

const dayBefore = (day: string, days: number) =>
  new Date(Date.parse(day) - days * 86_400_000).toISOString().slice(0, 10)

/** What a deployment has left; nothing when it is no such file, as where every path shows a page. */
function readDeployed(bytes: Buffer | undefined): Deployed {
  try {
    const found: unknown = JSON.parse(bytes?.toString() ?? '{}')
    const isPath = (path: string) => /^[\w.-]+(?:\/[\w.-]+)+$/.test(path) && !path.includes('..')
    return Object.fromEntries(
      Object.entries(found ?? {}).filter(
        (entry): entry is [string, string] => typeof entry[1] === 'string' && isPath(entry[0]),
      ),
    )
  } catch {
    return {}
  }
}

/**
 * The files of earlier deployments that stay for a while, and the list that the next one reads.
 *
 * @param current paths of the files of today that carry a digest
 * @param isHashed whether a path is one of a file that carries a digest
 */
export async function keptFiles(
  before: Before,
  current: readonly string[],
  today: string,
  isHashed: (path: string) => boolean,
): Promise<{ files: Map<string, Buffer>; deployed: string }> {
  const now = new Set(current)
  const oldest = dayBefore(today, daysKept)
  const known = Object.entries(readDeployed(await before(deployedFile)))
  const wanted = known.filter(([path, day]) => isHashed(path) && !now.has(path) && day >= oldest)
  const files = new Map<string, Buffer>()
  const days: Deployed = Object.fromEntries(current.map((path) => [path, today]))
  const fetchNext = async () => {
    for (let next = wanted.pop(); next; next = wanted.pop()) {
      const [path, day] = next
      const bytes = await before(path)
      if (!bytes) continue
      files.set(path, bytes)
      days[path] = day
    }
  }
  await Promise.all(Array.from({ length: atOnce }, fetchNext))
  return { files, deployed: JSON.stringify(days) }
}

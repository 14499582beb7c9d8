import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { forEachAtOnce } from '../lib/wait-for-all.ts'

/** The file in which a deployment lists its hashed files, published with the pages. */
export const deployedFile = 'deployed.json'

/**
 * For each file the date of the deployment, if it is part of it, or else the last one on which it was
 * part of the site.
 */
type Deployed = Record<string, string>

/** How many days hashed files are kept for pages that were open before a deployment. */
const daysKept = 30

/** How many files are fetched at the same time. */
const atOnce = 8

/** Reads a file of the site as it is before the deployment. */
export type Before = (path: string) => Promise<Buffer | undefined>

export const inFolder =
  (folder: string): Before =>
  async (path) => {
    const file = join(folder, path)
    return existsSync(file) ? readFileSync(file) : undefined
  }

/**
 * Reads the site at its address.
 *
 * @param address the home page's, without a trailing slash
 */
export const onTheWeb =
  (address: string): Before =>
  async (path) => {
    const answer = await fetch(`${address}/${path}`, {
      signal: AbortSignal.timeout(20_000),
      // An intermediate cache may hold a copy from before the last deployment.
      cache: 'no-store',
    })
    if (answer.status === 404) return undefined
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
    return Buffer.from(await answer.arrayBuffer())
  }

const dayBefore = (day: string, days: number) =>
  new Date(Date.parse(day) - days * 86_400_000).toISOString().slice(0, 10)

/**
 * The list that a deployment has left; empty when the file is something else, as on a host that
 * answers every path with a page.
 */
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
 * The files of earlier deployments that are kept for a while, and the list for the next deployment.
 *
 * @param current paths of the hashed files of this deployment
 * @param isHashed whether a path is that of a hashed file
 */
export async function keptFiles(
  before: Before,
  current: readonly string[],
  today: string,
  isHashed: (path: string) => boolean,
): Promise<{ files: Map<string, Buffer>; deployed: string }> {
  const now = new Set(current)
  const listed = Object.entries(readDeployed(await before(deployedFile)))
  const latest = listed
    .map(([, day]) => day)
    .sort()
    .at(-1)
  // What the last deployment brought was there until now. A date to come is that of another clock.
  const ended = dayBefore(today, 1)
  const known = listed.map(
    ([path, day]) => [path, day === latest || day > ended ? ended : day] as const,
  )
  const oldest = dayBefore(ended, daysKept)
  const wanted = known.filter(([path, day]) => isHashed(path) && !now.has(path) && day >= oldest)
  const files = new Map<string, Buffer>()
  const days: Deployed = Object.fromEntries(current.map((path) => [path, today]))
  await forEachAtOnce(wanted, atOnce, async ([path, day]) => {
    const bytes = await before(path)
    if (!bytes) return
    files.set(path, bytes)
    days[path] = day
  })
  return { files, deployed: JSON.stringify(days) }
}

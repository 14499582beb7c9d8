import type { Root } from 'hast'
import type { VFile } from 'vfile'
import type { Finding } from './finding.ts'
import type { CompiledBody } from './types.ts'

/** What the plugins know and find out about one body while it is compiled. */
export type BodyJob = {
  /** The text as the parser sees it. */
  readonly source: string
  /** Name of the entry, for ids that must not meet those of another body on the same page. */
  readonly slug: string
  /** Where the site stands. */
  readonly address?: string | undefined
  /** Whether the text could be read; a later failure is a fault of ours. */
  parsed: boolean
  /** The finished tree; absent while something is wrong. */
  tree?: Root
  readonly findings: Finding[]
  readonly facts: Pick<CompiledBody, 'headings' | 'words' | 'links' | 'images' | 'references'>
}

/** An empty sheet for a body. */
export function createJob(source: string, about: Pick<BodyJob, 'slug' | 'address'>): BodyJob {
  return {
    source,
    ...about,
    parsed: false,
    findings: [],
    facts: { headings: [], words: 0, links: [], images: [], references: [] },
  }
}

/**
 * The compiler's plugins are shared and see nothing but their file, so each run gets a path of its
 * own under which its job is found: bodies compiled at the same time do not mix.
 */
const running = new Map<string, BodyJob>()
let started = 0

/** Runs a compilation during which `jobOf` finds the job. */
export async function withJob<T>(job: BodyJob, run: (id: string) => Promise<T>): Promise<T> {
  started += 1
  const id = `body-${started}.mdx`
  running.set(id, job)
  try {
    return await run(id)
  } finally {
    running.delete(id)
  }
}

/** The job of the file that a plugin was given. */
export function jobOf(file: VFile): BodyJob {
  const job = running.get(file.path)
  if (job === undefined) throw new Error(`No body is being compiled as ${file.path}`)
  return job
}

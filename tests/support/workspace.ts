import { join } from 'node:path'
import {
  type BuildOptions,
  type ContentBuild,
  type ContentRun,
  openContent,
} from '../../src/compiler/build-content.ts'
import { formatProblems } from '../../src/compiler/report/format-problems.ts'
import { type Printed, printed } from '../../src/compiler/report/printed.ts'
import { sampleSite } from './sample-site.ts'
import { type Files, temporaryFolder, type WhenDone, writeFiles } from './temporary-folder.ts'

export type { Files }

/** What a build that remembers nothing found, and the files that it wrote or removed. */
export type BuildResult = ContentRun & { changedFiles: string[] }

export type Workspace = {
  root: string
  outDir: string
  write: (files: Files) => Promise<void>
  /** Builds the content, and throws what a writer would read when there is an error. */
  build: (options?: Partial<BuildOptions>) => Promise<BuildResult>
  /** Builds the content and gives back the problems, in words. */
  problems: (options?: Partial<BuildOptions>) => Promise<Printed[]>
  /** A content build that remembers its runs. */
  open: (options?: Partial<BuildOptions>) => ContentBuild
}

/** Makes a throwaway site: the sample site with some files replaced. It goes as a temporary folder does. */
export async function workspace(
  files: Files = {},
  defaults: Partial<BuildOptions> = {},
  whenDone?: WhenDone,
): Promise<Workspace> {
  const root = temporaryFolder({ ...sampleSite(), ...files }, whenDone)
  const outDir = join(root, 'generated')
  const write = async (changes: Files) => writeFiles(root, changes)
  const complete = (options: Partial<BuildOptions> = {}): BuildOptions => ({
    root,
    outDir,
    buildDate: '2025-08-14',
    ...defaults,
    ...options,
  })
  const run = async (options?: Partial<BuildOptions>): Promise<BuildResult> => {
    const build = openContent(complete(options))
    return { ...(await build.run()), changedFiles: build.save() }
  }
  return {
    root,
    outDir,
    write,
    open: (options) => openContent(complete(options)),
    problems: async (options) => (await run(options)).problems.map(printed),
    async build(options) {
      const result = await run(options)
      if (!result.content) throw new Error(formatProblems(result.problems, { root }))
      return result
    },
  }
}

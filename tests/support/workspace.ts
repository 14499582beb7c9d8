import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type BuildOptions, openContent } from '../../src/compiler/build-content.ts'
import { formatProblems } from '../../src/compiler/report/format-problems.ts'
import { printed } from '../../src/compiler/report/printed.ts'
import { sampleSite } from './sample-site.ts'
import { type Files, temporaryFolder, type WhenDone, writeFiles } from './temporary-folder.ts'

export type { Files }
export type Workspace = Awaited<ReturnType<typeof workspace>>

/**
 * Makes a throwaway site: the sample site with some files replaced. It is removed like a temporary
 * folder.
 */
export async function workspace(
  files: Files = {},
  defaults: Partial<BuildOptions> = {},
  whenDone?: WhenDone,
) {
  const root = temporaryFolder({ ...sampleSite(), ...files }, whenDone)
  const outDir = join(root, 'generated')
  const options: BuildOptions = { root, outDir, buildDate: () => '2025-08-14', ...defaults }
  /** A content build that remembers its runs. */
  const open = (more: Partial<BuildOptions> = {}) => openContent({ ...options, ...more })
  const run = async (more?: Partial<BuildOptions>) => {
    const build = open(more)
    return { ...(await build.run()), changedFiles: build.save() }
  }
  return {
    root,
    outDir,
    options,
    open,
    read: (file: string) => readFileSync(join(root, file), 'utf8'),
    write: async (changes: Files) => writeFiles(root, changes),
    /** Builds the content and returns the problems, in words. */
    problems: async (more?: Partial<BuildOptions>) => (await run(more)).problems.map(printed),
    /** Builds the content, and throws the report for the writer when there is an error. */
    async build(more?: Partial<BuildOptions>) {
      const result = await run(more)
      if (!result.content) throw new Error(formatProblems(result.problems, root))
      return result
    },
  }
}

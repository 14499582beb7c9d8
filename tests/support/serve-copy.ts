import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { copyProject } from '../../bench/copy-project.ts'
import { createSiteServer, listen } from '../../src/site/host.ts'

/**
 * The site of a copy of the project, on a port of its own.
 *
 * @param change what is changed in the folder of the copy before it is built
 * @param env variables of the build, besides those of the test
 */
export async function serveCopy(
  change: (folder: string) => void,
  env: Readonly<Record<string, string>> = {},
) {
  const folder = copyProject(process.cwd())
  const remove = () => rmSync(folder, { recursive: true, force: true })
  change(folder)
  const { status, stderr } = spawnSync(
    process.execPath,
    ['scripts/run.js', 'build', '--without-search'],
    { cwd: folder, env: { ...process.env, ...env }, encoding: 'utf8' },
  )
  if (status !== 0) {
    remove()
    throw new Error(stderr)
  }
  const server = createSiteServer({ dir: join(folder, 'dist') })
  const url = await listen(server)
  return {
    url,
    close() {
      server.close().closeAllConnections()
      remove()
    },
  }
}

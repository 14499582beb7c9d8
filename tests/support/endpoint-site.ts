import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { copyProject } from '../../bench/copy-project.ts'
import { createSiteServer, listen } from '../../src/site/host.ts'

/** The site as a build with FORMS_ENDPOINT makes it, on a port of its own. */
export async function serveWithEndpoint(endpoint: string) {
  const folder = copyProject(process.cwd())
  const { status, stderr } = spawnSync(
    process.execPath,
    ['scripts/run.js', 'build', '--without-search'],
    { cwd: folder, env: { ...process.env, FORMS_ENDPOINT: endpoint }, encoding: 'utf8' },
  )
  if (status !== 0) throw new Error(stderr)
  const server = createSiteServer({ dir: join(folder, 'dist') })
  const url = await listen(server)
  return {
    url,
    close() {
      server.close().closeAllConnections()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

import type { Server } from 'node:http'
import { afterAll } from 'vitest'
import { createSiteServer, listen } from '../../src/site/host.ts'
import { projectCopy } from './project-copy.ts'

/** A copy of the project whose site can be served until the tests of the file have ended. */
export function servedCopy() {
  const copy = projectCopy({ isBuilt: true })
  let server: Server | undefined
  afterAll(() => server?.close().closeAllConnections())
  return {
    ...copy,
    /** Builds the copy as it is now, and returns the address of its site, on a port of its own. */
    serve(env: Readonly<Record<string, string>> = {}): Promise<string> {
      copy.build(['--without-search'], env)
      server = createSiteServer({ dir: copy.at('dist') })
      return listen(server)
    },
  }
}

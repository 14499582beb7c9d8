import { spawnSync } from 'node:child_process'
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { join } from 'node:path'
import { afterAll, expect } from 'vitest'
import { copyProject } from '../../bench/copy-project.ts'
import { filesBelow } from '../../src/lib/files-below.js'
import { hashOf } from '../../src/lib/hash.ts'
import { shareBuilt } from '../../src/review/copy-sources.ts'
import { createSiteServer, listen } from '../../src/site/host.ts'
import { site } from './site-content.ts'

/**
 * A copy of the project, which is removed after the tests of the file. Its folder has a name with
 * spaces and accents, as people choose; with `isBuilt` it has the results of the tests' own build,
 * which need not be made again.
 */
export function projectCopy({ isBuilt = false } = {}) {
  const copied = copyProject(process.cwd())
  const folder = `${copied} en mi niñez`
  renameSync(copied, folder)
  if (isBuilt) shareBuilt(process.cwd(), folder)
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  const at = (path: string) => join(folder, path)
  const read = (path: string) => readFileSync(at(path), 'utf8')
  const remove = (...paths: string[]) => {
    for (const path of paths) rmSync(at(path), { recursive: true, force: true })
  }
  /** Runs a build in the copy, whether it succeeds or not. */
  const tryBuild = (
    options: readonly string[] = [],
    env: NodeJS.ProcessEnv = {},
    limits: { timeout?: number; killSignal?: NodeJS.Signals } = {},
  ) =>
    spawnSync(process.execPath, ['scripts/run.js', 'build', ...options], {
      cwd: folder,
      env: { ...process.env, ...env },
      encoding: 'utf8',
      ...limits,
    })
  return {
    folder,
    at,
    read,
    /** Hashes of the files of the site, by path. */
    hashes: () =>
      Object.fromEntries(
        filesBelow(at('dist')).map((file) => [file, hashOf(readFileSync(at(`dist/${file}`)))]),
      ),
    remove,
    tryBuild,
    build(options: readonly string[] = [], env: NodeJS.ProcessEnv = {}) {
      const { status, stdout, stderr } = tryBuild(options, env)
      expect(status, stderr).toBe(0)
      return stdout
    },
    /** Replaces words of a file, which must contain them. */
    edit(path: string, from: string | RegExp, to: string) {
      const text = read(path)
      const changed = text.replace(from, to)
      expect(changed, path).not.toBe(text)
      writeFileSync(at(path), changed)
    },
  }
}

/** A copy of the project whose site can be served until the tests of the file have ended. */
export function servedCopy() {
  const copy = projectCopy({ isBuilt: true })
  let server: Server | undefined
  afterAll(() => server?.close().closeAllConnections())
  return {
    ...copy,
    /** Builds the copy as it is now, without a base, and returns the address of its site, on a port of its own. */
    serve(env: Readonly<Record<string, string>> = {}): Promise<string> {
      copy.build(['--without-search'], { SITE_URL: new URL(site.address).origin, ...env })
      server = createSiteServer({ dir: copy.at('dist') })
      return listen(server)
    },
  }
}

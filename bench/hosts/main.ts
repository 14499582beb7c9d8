import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readOptions } from '../../scripts/lib/read-options.ts'
import { say } from '../../scripts/setup/terminal.js'
import { UserError } from '../../src/lib/user-error.js'
import { copyProject } from '../copy-project.ts'
import { removeAtExit } from '../remove-at-exit.ts'
import { ensureServers } from './ensure-servers.ts'

/**
 * `npm run test:hosts [-- FILES]`: tests the answers of real nginx, Caddy and PHP, then runs the
 * browser tests, or those named, on nginx and Caddy: at the root, and with a site that was built
 * for /repo/.
 */
const { positionals, values } = readOptions({
  allowPositionals: true,
  options: { 'without-browser': { type: 'boolean', default: false } },
})
ensureServers()

/** Runs Node in a folder, and returns whether it succeeded. */
function succeeds(args: string[], env: NodeJS.ProcessEnv, cwd = process.cwd()): boolean {
  const options = { cwd, env: { ...process.env, ...env }, stdio: 'inherit' } as const
  return spawnSync(process.execPath, args, options).status === 0
}

const test = (project: string, args: string[] = [], env: NodeJS.ProcessEnv = {}) =>
  // The tests choose React's mode themselves.
  succeeds(['node_modules/vitest/vitest.mjs', 'run', '--project', project, ...args], {
    NODE_ENV: undefined,
    ...env,
  })

function build(folder: string, env: NodeJS.ProcessEnv = {}): void {
  if (!succeeds(['scripts/run.js', 'build'], env, folder))
    throw new UserError('The site was not built, so it is not tested on nginx and Caddy.')
}

const results: [name: string, passed: boolean][] = []
results.push(['answers of nginx, Caddy and the PHP of the guide', test('hosts')])

if (!values['without-browser']) {
  if (!existsSync('dist/index.html')) build(process.cwd())
  const copy = copyProject(process.cwd())
  removeAtExit(copy)
  build(copy, { SITE_URL: 'https://example.org/repo' })
  const places = { '/': 'dist', '/repo/': `${copy}/dist` }
  for (const server of ['nginx', 'caddy'])
    for (const [place, dist] of Object.entries(places)) {
      const name = `browser tests on ${server} at ${place}`
      say(name)
      const env = { LUMBRE_SERVER: server, LUMBRE_DIST: dist }
      results.push([name, test('browser', positionals, env)])
    }
}

for (const [name, passed] of results) console.log(`${passed ? 'ok    ' : 'FAILED'}  ${name}`)
process.exitCode = results.every(([, passed]) => passed) ? 0 : 1

import { spawnSync } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import { readOptions } from '../../scripts/lib/read-options.ts'
import { runNode } from '../../scripts/setup/run-node.js'
import { say, UserError } from '../../scripts/setup/user-error.js'
import { ensureServers } from '../../tests/support/ensure-servers.ts'
import { copyProject } from '../copy-project.ts'

/**
 * `npm run test:hosts [-- FILES]`: what real nginx and real Caddy answer, then the browser tests, or
 * those named, on both of them: at the root, and with a site that was built for /repo/.
 */
const { positionals, values } = readOptions({
  allowPositionals: true,
  options: { 'without-browser': { type: 'boolean', default: false } },
})
try {
  ensureServers()
} catch (error) {
  throw new UserError(error instanceof Error ? error.message : String(error))
}

const vitest = (...words: string[]) => runNode('node_modules/vitest/vitest.mjs', 'run', ...words)
const results: [name: string, passed: boolean][] = []
results.push(['answers of nginx and Caddy', (await vitest('--project', 'hosts')) === 0])

if (!values['without-browser']) {
  if (!existsSync('dist/index.html')) await runNode('scripts/run.js', 'build')
  const copy = copyProject(process.cwd())
  try {
    const { status } = spawnSync(process.execPath, ['scripts/run.js', 'build'], {
      cwd: copy,
      env: { ...process.env, SITE_URL: 'https://example.org/repo' },
      stdio: 'inherit',
    })
    if (status !== 0) throw new UserError('The site was not built.')
    for (const server of ['nginx', 'caddy'])
      for (const [place, dist] of [['/', 'dist'] as const, ['/repo/', `${copy}/dist`] as const]) {
        Object.assign(process.env, { LUMBRE_SERVER: server, LUMBRE_DIST: dist })
        say(`browser tests on ${server} at ${place}`)
        const passed = (await vitest('--project', 'browser', ...positionals)) === 0
        results.push([`browser on ${server} at ${place}`, passed])
      }
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}

for (const [name, passed] of results) console.log(`${passed ? 'ok    ' : 'FAILED'}  ${name}`)
process.exitCode = results.every(([, passed]) => passed) ? 0 : 1

import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { installReason, stampOf } from '../../scripts/setup/install.js'
import { npmCommand, npmEnvironment } from '../../scripts/setup/npm.js'

const stampName = '.installed.json'

/**
 * Makes a folder of the cache ready: the packages of the committed lockfile, installed when they are
 * not there yet, and nothing else but the committed skeleton.
 *
 * @param skeleton folder with `package.json`, `package-lock.json` and what a site needs
 */
export function installPeer(skeleton: string, folder: string): void {
  for (const name of existsSync(folder) ? readdirSync(folder) : [])
    if (name !== 'node_modules' && name !== stampName)
      rmSync(join(folder, name), { recursive: true })
  cpSync(skeleton, folder, { recursive: true })
  const stampFile = join(folder, stampName)
  const wanted = stampOf(readFileSync(join(skeleton, 'package-lock.json')))
  const reason = installReason({
    hasModules: existsSync(join(folder, 'node_modules')),
    stored: existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : '',
    wanted,
  })
  if (reason === '') return
  console.error(`Installing ${folder}: ${reason}`)
  // An interrupted installation must not leave a stamp behind.
  rmSync(stampFile, { force: true })
  const { command, args, shell } = npmCommand(process)
  // The packages need no install scripts; a peer may ask for a newer Node than npm runs on.
  const options = ['--ignore-scripts', '--engine-strict=false', '--no-audit', '--loglevel=error']
  execFileSync(command, [...args, 'ci', ...options], {
    cwd: folder,
    env: npmEnvironment(process.env) as NodeJS.ProcessEnv,
    shell,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  writeFileSync(stampFile, JSON.stringify(wanted))
}

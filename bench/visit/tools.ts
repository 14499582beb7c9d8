import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { SetupError, say } from '../../scripts/setup/messages.js'
import { npmCommand, npmEnvironment } from '../../scripts/setup/npm.js'

const lighthouse = { lighthouse: '13.5.0', 'chrome-launcher': '1.2.1' }
const node22 = '22.23.3'
/** Machines for which npm has that Node as a package without a script of installation. */
const packagedNodes = ['linux-x64', 'linux-arm64', 'darwin-arm64', 'darwin-x64', 'win-x64']

type Machine = { version: string; platform: string; arch: string }

/**
 * The packages to install, all of them in exact versions: Lighthouse needs Node 22.19, and brings
 * it along where the Node that runs is older.
 */
export function neededPackages({ version, platform, arch }: Machine): Record<string, string> {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  if (major > 22 || (major === 22 && minor >= 19)) return lighthouse
  const name = `${platform === 'win32' ? 'win' : platform}-${arch}`
  if (packagedNodes.includes(name)) return { ...lighthouse, [`node-${name}`]: node22 }
  throw new SetupError(
    `Lighthouse needs Node 22.19 or newer. This is Node ${version}, and npm has no newer one for ${name}: run the same command with a newer Node.`,
  )
}

export type Tools = {
  /** Folder whose node_modules holds Lighthouse. */
  folder: string
  /** A Node that runs it. */
  node: string
  versions: Record<string, string>
}

/** Installs Lighthouse outside the project unless it is there, and says so. */
export function ensureTools(folder: string): Tools {
  const { platform, arch } = process
  const packages = neededPackages({ version: process.versions.node, platform, arch })
  const stamp = join(folder, 'installed.json')
  const manifest = `${JSON.stringify({ private: true, dependencies: packages }, null, 2)}\n`
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== manifest) {
    say(
      `Installing ${Object.entries(packages)
        .map((pair) => pair.join(' '))
        .join(', ')} in ${folder}`,
    )
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'package.json'), manifest)
    installIn(folder)
    writeFileSync(stamp, manifest)
  }
  const ownNode = Object.keys(packages).find((name) => name.startsWith('node-'))
  const program = process.platform === 'win32' ? 'node.exe' : 'node'
  return {
    folder,
    node: ownNode ? join(folder, 'node_modules', ownNode, 'bin', program) : process.execPath,
    versions: packages,
  }
}

function installIn(folder: string) {
  const { env, execPath, platform } = process
  const npm = npmCommand({ env, execPath, platform })
  // No script of a package is run, and none is needed. The engine is the one installed beside.
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  const { status, error } = spawnSync(npm.command, [...npm.args, 'install', ...options], {
    cwd: folder,
    env: npmEnvironment(env),
    shell: npm.shell,
    stdio: 'inherit',
  })
  if (error) throw new SetupError(`npm could not be started: ${error.message}`)
  if (status !== 0) throw new SetupError('npm install failed; its messages above say why.')
}

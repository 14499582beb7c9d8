import { spawnSync } from 'node:child_process'
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { parse } from 'yaml'

interface Step {
  name?: string
  uses?: string
  run?: string
  with?: Record<string, unknown>
}

interface Job {
  if?: string
  steps: Step[]
  permissions?: unknown
  'timeout-minutes'?: number
}

interface Workflow {
  on: Record<string, unknown>
  permissions?: unknown
  jobs: Record<string, Job>
}

const folder = path.join(import.meta.dirname, '../../.github/workflows')
const workflows = readdirSync(folder).map((file) => {
  const text = readFileSync(path.join(folder, file), 'utf8')
  return { file, text, workflow: parse(text) as Workflow }
})
const jobs = workflows.flatMap(({ file, workflow }) =>
  Object.entries(workflow.jobs).map(([name, job]) => ({ file, name: `${file}: ${name}`, job })),
)
const scripts = jobs.flatMap(({ job }) => job.steps.flatMap(({ run }) => run ?? []))

function named(file: string): Workflow {
  const found = workflows.find((candidate) => candidate.file === file)
  if (!found) throw new Error(`${file} is missing`)
  return found.workflow
}

test('every workflow may only read by default', () => {
  expect(workflows.map(({ file }) => file).sort()).toEqual([
    'check.yml',
    'preview-deploy.yml',
    'preview.yml',
  ])
  for (const { file, workflow } of workflows)
    expect([{}, { contents: 'read' }], file).toContainEqual(workflow.permissions)
})

test('no workflow gives secrets to unreviewed code by its trigger', () => {
  for (const { file, workflow } of workflows)
    expect(workflow.on, file).not.toHaveProperty('pull_request_target')
})

test('no script has an expression written into it: values come through env', () => {
  for (const script of scripts) expect(script).not.toContain('${{')
})

test('every action is pinned to a full commit, with its version beside it', () => {
  const uses = workflows.flatMap(({ text }) => text.match(/uses:.*/g) ?? [])
  expect(uses.length).toBeGreaterThan(0)
  for (const line of uses)
    expect(line).toMatch(/^uses: actions\/[a-z-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/)
})

test('every job has a time limit', () => {
  for (const { name, job } of jobs) expect(job['timeout-minutes'], name).toBeGreaterThan(0)
})

test('every command run through npx has an exact version', () => {
  const commands = scripts.flatMap((script) => script.match(/npx --yes \S+/g) ?? [])
  expect(commands.length).toBeGreaterThan(0)
  for (const command of commands) expect(command).toMatch(/@\d+\.\d+\.\d+$/)
})

test('secrets are named in the deploying workflow alone', () => {
  const found = workflows.filter(({ text }) => text.includes('secrets.'))
  expect(found.map(({ file }) => file)).toEqual(['preview-deploy.yml'])
})

test('a job that has the code of a request may only read and leaves no credentials', () => {
  const checkouts = jobs.filter(({ job }) =>
    job.steps.some((step) => step.uses?.startsWith('actions/checkout')),
  )
  expect(checkouts.map(({ file }) => file).sort()).toEqual(['check.yml', 'preview.yml'])
  for (const { name, job } of checkouts) {
    const checkout = job.steps.find((step) => step.uses?.startsWith('actions/checkout'))
    expect(job.permissions, name).toBeUndefined()
    expect(checkout?.with?.['persist-credentials'], name).toBe(false)
  }
})

test('the deploying workflow starts after the build and runs nothing of the request', () => {
  const deploy = named('preview-deploy.yml')
  expect(Object.keys(deploy.on)).toEqual(['workflow_run'])
  for (const job of Object.values(deploy.jobs)) {
    const text = JSON.stringify(job)
    expect(text).not.toMatch(/actions\/checkout|npm (ci|install|run|test)|gh pr checkout/)
  }
})

test('each push is checked, and of the requests those that no push here announced', () => {
  const { on, jobs } = named('check.yml')
  expect(on).toEqual({ push: { branches: ['**'] }, pull_request: null })
  expect(Object.values(jobs).map((job) => job.if)).toEqual([
    "github.event_name == 'push' || github.event.pull_request.head.repo.full_name != github.repository",
  ])
})

test('only the jobs that publish to a repository may write, each in one place', () => {
  const { jobs } = named('preview-deploy.yml')
  expect(
    Object.fromEntries(Object.entries(jobs).map(([name, job]) => [name, job.permissions])),
  ).toEqual({
    prepare: { actions: 'read', 'pull-requests': 'read' },
    'github-pages': { contents: 'write', 'pull-requests': 'read' },
    netlify: {},
    'cloudflare-pages': {},
    comment: { 'pull-requests': 'write' },
  })
})

// The check is written for GitHub's Linux runners and uses their `find`.
const isLinux = process.platform === 'linux'

/** Runs a step of the deploying workflow as GitHub does. */
function runStep(step: string, cwd: string) {
  const found = named('preview-deploy.yml').jobs.prepare?.steps.find(({ name }) => name === step)
  return spawnSync('bash', ['-eo', 'pipefail', '-c', found?.run ?? 'exit 9'], {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, SITE_PATH: '/repo/pr-7' },
  })
}

/** Runs the workflow's own check over a folder with these files. */
function checkArtifact(files: string[], prepare: (site: string) => void = () => undefined) {
  const cwd = mkdtempSync(path.join(os.tmpdir(), 'lumbre-artifact-'))
  onTestFinished(() => rmSync(cwd, { recursive: true }))
  const site = path.join(cwd, 'site')
  for (const file of files) {
    mkdirSync(path.dirname(path.join(site, file)), { recursive: true })
    writeFileSync(path.join(site, file), 'x')
  }
  prepare(site)
  return { ...runStep('Check the site', cwd), cwd }
}

test.runIf(isLinux)('an artifact of plain files is let through', () => {
  const files = ['index.html', '404.html', 'blog/hola.html', '_bodies/a.js']
  expect(checkArtifact(files)).toMatchObject({ status: 0, stdout: '' })
})

test.runIf(isLinux).each([
  [['blog.html'], 'no index.html'],
  [['index.html', 'a/.git/config'], 'hidden files'],
  [['index.html', '_worker.js'], 'code for a host'],
  [['index.html', 'functions/a.js'], 'code for a host'],
  [['index.html', 'Netlify.toml'], 'code for a host'],
])('an artifact with %j is refused', (files, reason) => {
  const { status, stdout } = checkArtifact(files)
  expect(status).toBe(1)
  expect(stdout).toContain(reason)
})

test.runIf(isLinux)('an artifact with a link out of its folder is refused', () => {
  const { status, stdout } = checkArtifact(['index.html'], (site) =>
    symlinkSync('/etc/passwd', path.join(site, 'a.txt')),
  )
  expect(status).toBe(1)
  expect(stdout).toContain('links')
})

/** Checks an artifact with these redirects. */
const checkRedirects = (text: string) =>
  checkArtifact(['index.html'], (site) => writeFileSync(path.join(site, '_redirects'), text))

test
  .runIf(isLinux)
  .each([
    '',
    '/repo/pr-7/viejo /repo/pr-7/ 301\n',
    '/viejo /blog/nuevo 301\n/año /servicios 301\n',
  ])('an artifact with the redirects %j is let through', (text) => {
  expect(checkRedirects(text)).toMatchObject({ status: 0, stdout: '' })
})

test
  .runIf(isLinux)
  .each([
    '/viejo https://evil.example/ 301\n',
    '/viejo //evil.example/ 301\n',
    '/viejo /\\evil.example 301\n',
    '/viejo\thttps://evil.example /a 301\n',
    '/viejo /nuevo 200\n',
    '/viejo /nuevo 301 Country=mx\n',
    'https://lumbre.example/a /nuevo 301\n',
    '# nota\n',
    '/viejo /nuevo 301\n\n/a https://evil.example 301',
  ])('an artifact with the redirects %j is refused', (text) => {
  const { status, stdout } = checkRedirects(text)
  expect(status).toBe(1)
  expect(stdout).toContain('redirects that this project does not write')
})

test.runIf(isLinux)('headers that unreviewed code wrote reach no host', () => {
  const { status, cwd } = checkArtifact(['index.html', '404.html', '_headers', 'a/_headers'])
  expect(status).toBe(0)
  expect(runStep('Lay the site out', cwd).status).toBe(0)
  const laidOut = readdirSync(path.join(cwd, 'preview'), { recursive: true, encoding: 'utf8' })
  expect(laidOut.sort()).toEqual([
    '404.html',
    '_redirects',
    'repo',
    'repo/pr-7',
    'repo/pr-7/404.html',
    'repo/pr-7/a',
    'repo/pr-7/index.html',
  ])
})

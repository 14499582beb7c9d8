import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { lastCommits } from '../../src/compiler/read/last-commits.ts'
import { openStore } from '../../src/compiler/store.ts'

let folder: string
let root: string

const git = (cwd: string, ...args: string[]) => execFileSync('git', args, { cwd, stdio: 'pipe' })
const ask = (at = root) => lastCommits(at, openStore(join(folder, 'store')))

/** Commits some files at a time. */
function commit(time: string, ...files: string[]) {
  for (const file of files) {
    mkdirSync(join(root, file, '..'), { recursive: true })
    writeFileSync(join(root, file), time)
  }
  git(root, 'add', '.')
  const env = { ...process.env, GIT_COMMITTER_DATE: time, GIT_AUTHOR_DATE: '2020-01-01T00:00:00Z' }
  const who = ['-c', 'user.name=A', '-c', 'user.email=a@b.example']
  execFileSync('git', [...who, 'commit', '-qm', time], { cwd: root, env })
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lumbre-'))
  // The project may be a part of a repository.
  root = join(folder, 'all', 'site')
  mkdirSync(root, { recursive: true })
  git(join(folder, 'all'), 'init', '-q')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('each file has the day of its last commit, in Mexico City', () => {
  commit('2026-01-10T12:00:00Z', 'content/blog/a.mdx', 'content/blog/b.mdx', 'src/x.ts')
  commit('2026-02-11T03:00:00Z', 'content/blog/a.mdx', 'content/blog/año nuevo.mdx')
  expect(ask()).toEqual({
    days: {
      'content/blog/a.mdx': '2026-02-10',
      'content/blog/año nuevo.mdx': '2026-02-10',
      'content/blog/b.mdx': '2026-01-10',
    },
  })
})

test('Git is asked for the history once for each HEAD', () => {
  commit('2026-01-10T12:00:00Z', 'content/blog/a.mdx')
  const before = ask()
  const head = String(git(root, 'rev-parse', 'HEAD')).trim()
  openStore(join(folder, 'store')).write('commits', head, { 'content/kept.mdx': '2026-01-01' })
  expect(ask().days).toEqual({ 'content/kept.mdx': '2026-01-01' })
  commit('2026-01-11T12:00:00Z', 'src/x.ts')
  expect(ask()).toEqual(before)
})

test('of a part of the history nothing is used, and it says so', () => {
  commit('2026-01-10T12:00:00Z', 'content/blog/a.mdx')
  commit('2026-01-11T12:00:00Z', 'content/blog/b.mdx')
  git(folder, 'clone', '-q', '--depth', '1', `file://${join(folder, 'all')}`, 'part')
  const { days, fault } = ask(join(folder, 'part', 'site'))
  expect(days).toEqual({})
  expect(fault).toContain('git fetch --unshallow')
})

test('without Git, or before the first commit, nothing is known', () => {
  expect(ask()).toEqual({ days: {} })
  rmSync(join(folder, 'all', '.git'), { recursive: true })
  expect(ask()).toEqual({ days: {} })
})

import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test, vi } from 'vitest'
import { changedFiles, findBase } from '../../src/compiler/read/git.ts'
import { lastCommits } from '../../src/compiler/read/last-commits.ts'
import { openStore } from '../../src/compiler/store.ts'
import { hashOf } from '../../src/lib/hash.ts'
import { gitIn } from '../support/git.ts'
import { temporaryFolder, writeFiles } from '../support/temporary-folder.ts'

function repository() {
  const root = temporaryFolder()
  const git = gitIn(root)
  const commit = (text: string, file = 'texto.md') => {
    writeFiles(root, { [file]: text })
    git('add', '--all')
    git('commit', '--quiet', '--message', text)
    return git('rev-parse', 'HEAD')
  }
  git('init', '--quiet', '--initial-branch=main')
  return { root, git, commit }
}

test('the base is the merge base of both branches, without later commits of the other one', () => {
  const { root, git, commit } = repository()
  const parted = commit('uno')
  git('checkout', '--quiet', '-b', 'cambio')
  commit('dos')
  git('checkout', '--quiet', 'main')
  commit('tres')
  git('checkout', '--quiet', 'cambio')
  expect(findBase(root, 'main')).toEqual({ commit: parted })
})

test('a clone without history compares with the reference itself, and says so', () => {
  const { root, git, commit } = repository()
  commit('uno')
  git('checkout', '--quiet', '-b', 'cambio')
  commit('dos')
  const clone = join(temporaryFolder(), 'clon')
  git('clone', '--quiet', '--depth=1', '--no-single-branch', `file://${root}`, clone)
  const found = findBase(clone, 'origin/main')
  expect(found).toMatchObject({ commit: git('rev-parse', 'main') })
  expect(found).toHaveProperty('note', expect.stringContaining('Falta la historia'))
})

test('changed files are those below content/ that differ from a ref, committed or not', () => {
  const { root, git, commit } = repository()
  commit('uno', 'content/viejo.mdx')
  git('checkout', '--quiet', '-b', 'cambio')
  commit('dos', 'content/confirmado.mdx')
  writeFiles(root, { 'content/año nuevo.mdx': 'tres', 'content/viejo.mdx': 'tres', 'otro.md': '' })
  const changed = ['content/año nuevo.mdx', 'content/viejo.mdx']
  expect([...changedFiles(root, 'HEAD', 'content')].sort()).toEqual(changed)
  expect([...changedFiles(root, 'main', 'content')].sort()).toEqual([
    'content/año nuevo.mdx',
    'content/confirmado.mdx',
    'content/viejo.mdx',
  ])
})

test('where Git cannot compare, this is an error and not an empty list', () => {
  const { root, commit } = repository()
  commit('uno')
  expect(() => changedFiles(root, '--force', 'content')).toThrow('Git no encuentra «--force»')
  expect(() => changedFiles(root, 'nada', 'content')).toThrow('git fetch origin nada:nada')
  expect(() => changedFiles(temporaryFolder(), 'main', 'content')).toThrow(
    'no es un repositorio de Git',
  )
  vi.stubEnv('GIT_TEST_ASSUME_DIFFERENT_OWNER', '1')
  expect(() => changedFiles(root, 'main', 'content')).toThrow('es de otro usuario')
})

let folder: string
let root: string

const ask = (at = root) => lastCommits(at, openStore(join(folder, 'store')))

function commit(time: string, ...files: string[]) {
  writeFiles(root, Object.fromEntries(files.map((file) => [file, time])))
  const git = gitIn(root, { GIT_COMMITTER_DATE: time, GIT_AUTHOR_DATE: '2020-01-01T00:00:00Z' })
  git('add', '.')
  git('commit', '-qm', time)
}

beforeEach(() => {
  folder = temporaryFolder()
  // The project may be a part of a repository.
  root = join(folder, 'all', 'site')
  mkdirSync(root, { recursive: true })
  gitIn(join(folder, 'all'))('init', '-q')
})

test('each file has the date of its last commit, in Mexico City, whatever others are called or Git is set to', () => {
  gitIn(root)('config', 'log.showRoot', 'false')
  const odd = 'content/.raro\n\u0001raro'
  commit('2026-01-10T12:00:00Z', 'content/blog/a.mdx', 'content/blog/b.mdx', 'src/x.ts')
  commit('2026-02-11T03:00:00Z', odd, 'content/blog/a.mdx', 'content/blog/año nuevo.mdx')
  expect(ask()).toEqual({
    days: {
      [odd]: '2026-02-10',
      'content/blog/a.mdx': '2026-02-10',
      'content/blog/año nuevo.mdx': '2026-02-10',
      'content/blog/b.mdx': '2026-01-10',
    },
  })
})

test('Git is asked for the history once for each HEAD and folder', () => {
  commit('2026-01-10T12:00:00Z', 'content/blog/a.mdx')
  const before = ask()
  const state = `${gitIn(root)('rev-parse', 'HEAD')}-${hashOf('site/')}`
  openStore(join(folder, 'store')).write('commits', state, { 'content/kept.mdx': '2026-01-01' })
  expect(ask().days).toEqual({ 'content/kept.mdx': '2026-01-01' })
  expect(ask(join(folder, 'all')).days).toEqual({})
  commit('2026-01-11T12:00:00Z', 'src/x.ts')
  expect(ask()).toEqual(before)
})

test('a partial history is not used, and a note says so', () => {
  commit('2026-01-10T12:00:00Z', 'content/blog/a.mdx')
  commit('2026-01-11T12:00:00Z', 'content/blog/b.mdx')
  gitIn(folder)('clone', '-q', '--depth', '1', `file://${join(folder, 'all')}`, 'part')
  const { days, fault } = ask(join(folder, 'part', 'site'))
  expect(days).toEqual({})
  expect(fault).toContain('git fetch --unshallow')
})

test('a history that Git refuses to tell is not used, and a note says so', () => {
  writeFiles(root, { '.git': 'gitdir: /nada' })
  expect(ask()).toEqual({ days: {}, fault: expect.stringContaining('git log') })
})

test('without Git, or before the first commit, nothing is known', () => {
  expect(ask()).toEqual({ days: {} })
  rmSync(join(folder, 'all', '.git'), { recursive: true })
  expect(ask()).toEqual({ days: {} })
})

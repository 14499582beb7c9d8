import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { changedFiles, findBase } from '../../src/compiler/read/git.ts'
import { exportCommit } from '../../src/review/two-states.ts'
import { gitIn } from '../support/git.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

function repository() {
  const root = temporaryFolder()
  const git = gitIn(root)
  const commit = (text: string) => {
    writeFileSync(join(root, 'texto.md'), text)
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

test('where Git cannot compare, this is an error and not an empty list', () => {
  const { root, git, commit } = repository()
  commit('uno')
  const tree = git('rev-parse', 'HEAD^{tree}')
  commit('dos')
  rmSync(join(root, '.git/objects', tree.slice(0, 2), tree.slice(2)))
  expect(() => changedFiles(root, 'HEAD~1')).toThrow('Git no pudo comparar con «HEAD~1».')
  expect(changedFiles(root, 'HEAD')).toEqual(new Set())
})

test('a commit is exported to another folder, and the working tree is not changed', () => {
  const { root, git, commit } = repository()
  const first = commit('uno')
  commit('dos')
  writeFileSync(join(root, 'texto.md'), 'tres')
  const folder = join(temporaryFolder(), 'base')
  expect(exportCommit(root, first, folder)).toBe(true)
  expect(readFileSync(join(folder, 'texto.md'), 'utf8')).toBe('uno')
  expect(git('status', '--porcelain')).toBe('M texto.md')
})

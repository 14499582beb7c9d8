import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { changedFiles, findBase } from '../../src/compiler/read/git.ts'
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
  expect([...changedFiles(root, 'HEAD')].sort()).toEqual(changed)
  expect([...changedFiles(root, 'main')].sort()).toEqual([
    'content/año nuevo.mdx',
    'content/confirmado.mdx',
    'content/viejo.mdx',
  ])
})

test('where Git cannot compare, this is an error and not an empty list', () => {
  const { root, git, commit } = repository()
  commit('uno')
  const tree = git('rev-parse', 'HEAD^{tree}')
  commit('dos')
  rmSync(join(root, '.git/objects', tree.slice(0, 2), tree.slice(2)))
  expect(() => changedFiles(root, 'HEAD~1')).toThrow('Git no pudo comparar con «HEAD~1».')
  expect(changedFiles(root, 'HEAD')).toEqual(new Set())
  expect(() => changedFiles(root, '--force')).toThrow('Git no encuentra «--force»')
  expect(() => changedFiles(root, 'nada')).toThrow('git fetch --depth 1 origin nada')
  expect(() => changedFiles(temporaryFolder(), 'main')).toThrow('no es un repositorio de Git')
})

import { spawnSync } from 'node:child_process'
import { cpSync, rmSync } from 'node:fs'
import path from 'node:path'
import { readOptions } from '../../scripts/lib/read-options.ts'
import { UserError } from '../../src/lib/user-error.js'
import { copyWithArticles } from '../measure-build.ts'

const usage = 'npm run compare:build -- [--articles 400] CHECKOUT FOLDER'

/**
 * `npm run compare:build -- CHECKOUT FOLDER`: builds the site of a checkout with made-up articles
 * next to the real ones, always with the same build date, for `npm run compare`. The checkout
 * itself is not changed.
 */
const { values, positionals } = readOptions({
  allowPositionals: true,
  options: { articles: { type: 'string', default: '400' } },
})
const [checkout, target] = positionals.map((name) => path.resolve(name))
if (!checkout || !target || !/^\d+$/.test(values.articles)) throw new UserError(usage, 2)
const { folder, node, command } = copyWithArticles('', checkout, Number(values.articles))
const { status } = spawnSync(node, command, {
  cwd: folder,
  env: { ...process.env, BUILD_DATE: '2026-11-22' },
  stdio: 'inherit',
})
if (status !== 0) throw new UserError('The build failed; its messages are above.')
rmSync(target, { recursive: true, force: true })
cpSync(path.join(folder, 'dist'), target, { recursive: true })
console.log(`Written to ${target}.`)

import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimes,
} from 'node:fs'
import path from 'node:path'
import { filesBelow } from '../../src/lib/files-below.js'
import { UserError } from '../../src/lib/user-error.js'
import { root } from './root.js'

const folder = path.join(root, '.cache/bin')

/** How many bundles are kept, those used last, for switching between branches. */
const kept = 4

/**
 * The source files of the commands by name: `build` is scripts/build.ts, `bench/scale`
 * bench/scale/main.ts.
 *
 * @type {Record<string, string>}
 */
export const commands = Object.fromEntries([
  ...readdirSync(path.join(root, 'scripts'))
    .filter((name) => name.endsWith('.ts'))
    .map((name) => [path.parse(name).name, `scripts/${name}`]),
  ...readdirSync(path.join(root, 'bench'))
    .filter((name) => existsSync(path.join(root, `bench/${name}/main.ts`)))
    .map((name) => [`bench/${name}`, `bench/${name}/main.ts`]),
])

/**
 * Bundles the commands to files that Node can run directly. Loading hundreds of TypeScript modules
 * one by one takes longer than most builds. Bundling all commands takes no longer than bundling
 * one, because they share nearly all of their modules.
 *
 * @returns {string} folder of the bundles, each named after its command
 */
export function bundleCommands() {
  const target = path.join(folder, keyOfSources())
  if (existsSync(target)) return target
  const unfinished = `${target}.${process.pid}`
  // Says in one line where nobody may write; the bundler would not.
  mkdirSync(unfinished, { recursive: true })
  // In a child process, because the bundler keeps 150 MB that a build has no use for.
  const bundling = [path.join(import.meta.dirname, 'bundle-into.js'), unfinished]
  const { status } = spawnSync(process.execPath, bundling, { stdio: 'inherit' })
  if (status !== 0) throw new UserError('The commands could not be bundled: see above')
  removeOldBundles()
  try {
    renameSync(unfinished, target)
  } catch (error) {
    // Another process has finished the same bundle first.
    if (!existsSync(target)) throw error
    rmSync(unfinished, { recursive: true })
  }
  return target
}

/** A key that changes with every source, package and version of Node that may affect a command. */
function keyOfSources() {
  const hash = createHash('sha256').update(process.version)
  const sources = ['scripts', 'bench', 'src'].flatMap((folder) =>
    filesBelow(path.join(root, folder)).map((file) => `${folder}/${file}`),
  )
  for (const file of ['package-lock.json', ...sources.filter(isSource)])
    hash.update(`\0${file}\0`).update(readFileSync(path.join(root, file)))
  return hash.digest('hex').slice(0, 16)
}

/** @param {string} file */
function isSource(file) {
  return /\.(tsx?|js|css|svg)$/.test(file) && !file.startsWith('src/content/generated/')
}

/**
 * Marks a bundle as in use for as long as this process runs: an open preview or editor loads parts
 * of it late, when newer ones may have been made.
 *
 * @param {string} bundle
 */
export function keepBundle(bundle) {
  // One that somebody has deleted cannot be marked.
  const mark = () => utimes(bundle, new Date(), new Date(), () => {})
  mark()
  setInterval(mark, 10_000).unref()
}

function removeOldBundles() {
  const bundles = readdirSync(folder)
    .map((name) => ({ name, age: statSync(path.join(folder, name)).mtimeMs }))
    .sort((a, b) => b.age - a.age)
  for (const { name } of bundles.slice(kept))
    rmSync(path.join(folder, name), { recursive: true, force: true })
}

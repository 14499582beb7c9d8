import { createHash } from 'node:crypto'
import {
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { root } from '../setup/root.js'

/** Packages that load parts of themselves by path, or of which a command may need nothing at all. */
const external =
  /^(?:node:|refractor\/all$|(?:vite|vike|rolldown|pagefind|playwright-core|tinypool)(?:\/|$))/

/** As deep below the root as the sources of the build, so that both find the root the same way. */
const folder = path.join(root, '.cache/bin')

/** Earlier bundles that are kept, for branches that one goes to and fro between. */
const kept = 4

/** Names of the commands: the programs that lie directly in scripts/. */
export const commands = readdirSync(path.join(root, 'scripts'))
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.slice(0, -'.ts'.length))

/**
 * Makes the commands files that Node runs as they are. Loading some hundred modules of TypeScript
 * one by one takes longer than most builds; so does loading them again in each worker. All commands
 * together take no longer than one: they share nearly all of their modules.
 * @returns {Promise<string>} folder of the files, each named by its command; with the files of their threads
 */
export async function bundleCommands() {
  const target = path.join(folder, keyOfSources())
  if (!isWhole(target)) await bundle(target)
  return target
}

/** A file beside the bundle's own that says what they were when they were made. */
const sealName = 'seal'

/** @param {string} target */
function isWhole(target) {
  const seal = path.join(target, sealName)
  return existsSync(seal) && readFileSync(seal, 'utf8') === sealOf(target)
}

/** @param {string} target */
function sealOf(target) {
  const hash = createHash('sha256')
  for (const name of readdirSync(target).sort())
    if (name !== sealName) hash.update(`${name}\0`).update(readFileSync(path.join(target, name)))
  return hash.digest('hex')
}

/** Changes with every source, package and version of Node that may shape a command. */
function keyOfSources() {
  const hash = createHash('sha256').update(process.version)
  const sources = ['scripts', 'bench', 'src'].flatMap(sourcesBelow)
  for (const file of ['package-lock.json', ...sources])
    hash
      .update(`${file}\0`)
      .update(readFileSync(path.join(root, file)))
      .update('\0')
  return hash.digest('hex').slice(0, 16)
}

/**
 * @param {string} start folder within the root
 * @returns {string[]} paths from the root
 */
function sourcesBelow(start) {
  return readdirSync(path.join(root, start), { withFileTypes: true })
    .flatMap((entry) => {
      const file = `${start}/${entry.name}`
      if (entry.isDirectory()) return entry.name === 'generated' ? [] : sourcesBelow(file)
      return /\.(?:tsx?|js|css)$/.test(entry.name) ? [file] : []
    })
    .sort()
}

/** @param {string} target */
async function bundle(target) {
  const unfinished = `${target}.${process.pid}`
  const { rolldown } = await import('rolldown')
  const build = await rolldown({
    input: {
      ...Object.fromEntries(commands.map((name) => [name, path.join(root, `scripts/${name}.ts`)])),
      'body-worker': path.join(root, 'src/compiler/body-worker.ts'),
      'vike-worker': path.join(root, 'src/site/vike-worker.ts'),
    },
    cwd: root,
    platform: 'node',
    tsconfig: path.join(root, 'tsconfig.json'),
    external,
    // Packages choose between their two builds when they are bundled, so that only one is loaded:
    // the one for production in the preview too, where they do nothing but read texts.
    transform: { define: { 'process.env.NODE_ENV': "'production'" } },
    // Its warnings are about other people's code.
    logLevel: 'silent',
  })
  await build.write({ dir: unfinished, format: 'esm', chunkFileNames: 'part-[hash].js' })
  await build.close()
  writeFileSync(path.join(unfinished, sealName), sealOf(unfinished))
  tidy()
  moveIntoPlace(unfinished, target)
}

/**
 * The name is there when all of it is. Another process may have been quicker with the same files.
 * @param {string} from
 * @param {string} to
 */
function moveIntoPlace(from, to) {
  if (!isWhole(to)) rmSync(to, { recursive: true, force: true })
  try {
    renameSync(from, to)
  } catch (error) {
    if (!isWhole(to)) throw error
    rmSync(from, { recursive: true, force: true })
  }
}

/** Removes all but the newest bundles. */
function tidy() {
  const bundles = readdirSync(folder)
    .map((name) => ({ name, age: statSync(path.join(folder, name)).mtimeMs }))
    .sort((a, b) => b.age - a.age)
  for (const { name } of bundles.slice(kept - 1))
    rmSync(path.join(folder, name), { recursive: true, force: true })
}

import { cpSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { readOptions } from '../../scripts/lib/read-options.ts'
import { UserError } from '../../src/lib/user-error.js'
import { writeArticles } from '../generate-articles.ts'
import { installedVersion, installPackages } from '../install-packages.ts'
import { machineLine } from '../machine.ts'
import {
  addedSentence,
  commonSteps,
  copyWithArticles,
  editedArticle,
  type Measurement,
  measurementLine,
  measureSteps,
  type Site,
} from '../measure-build.ts'
import { costTable } from '../table.ts'

/** `npm run bench:peers -- 1000`: compares this project with Astro on the same articles. */
const { positionals, values } = readOptions({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '3' } },
})
const counts = positionals.length > 0 ? positionals.map(Number) : [100]
const runs = Number(values.runs)
if (![...counts, runs].every((number) => Number.isInteger(number) && number > 0))
  throw new UserError('Usage: npm run bench:peers -- [--runs 3] COUNT [COUNT …]', 2)

const cache = resolve('.cache/bench-peers')
const { node, version } = installNode()
console.log(`${machineLine()}; median of ${runs}\n`)
for (const count of counts) {
  // The others are compared with the first one.
  const sites = [
    copyWithArticles(`Lumbre, Node ${version}`, '.', count, node),
    ...(version === process.versions.node
      ? []
      : [copyWithArticles(`Lumbre, Node ${process.versions.node}`, '.', count)]),
    prepareAstro(count),
  ]
  const found: Measurement[] = []
  for (let run = 0; run < runs; run += 1) {
    measureSteps(sites, commonSteps(count), run, (measurement) => {
      console.error(`${count}, ${measurementLine(measurement)}`)
      found.push(measurement)
    })
    for (const site of sites) checkPages(site, count, run)
  }
  console.log(`${costTable(count, found)}\n`)
}

/** Installs the version of Node that Astro needs, from its npm package; both are measured on it. */
function installNode(): { node: string; version: string } {
  const folder = `${cache}/node`
  const name = `node-${process.platform}-${process.arch}`
  installPackages(folder, { [name]: '22.23.3' })
  return {
    node: join(folder, 'node_modules', name, 'bin/node'),
    version: installedVersion(folder, name),
  }
}

function prepareAstro(count: number): Site {
  const folder = `${cache}/astro`
  const skeleton = 'bench/peers/astro'
  for (const entry of existsSync(folder) ? readdirSync(folder) : [])
    if (entry !== 'node_modules') rmSync(join(folder, entry), { recursive: true })
  const { dependencies } = JSON.parse(readFileSync(`${skeleton}/package.json`, 'utf8'))
  installPackages(folder, dependencies)
  cpSync(skeleton, folder, { recursive: true })
  writeArticles(folder, count)
  process.env.ASTRO_TELEMETRY_DISABLED = '1'
  return {
    name: `Astro ${installedVersion(folder, 'astro')} with MDX, Node ${version}`,
    folder,
    node,
    command: ['node_modules/astro/bin/astro.mjs', 'build'],
    outputs: ['dist', '.astro', 'node_modules/.astro', 'node_modules/.vite'],
  }
}

/** Checks that a measured build has produced what it should. */
function checkPages({ name, folder }: Site, count: number, run: number): void {
  const pages = join(folder, 'dist/blog')
  const articles = readdirSync(pages).filter((file) => /^ensayo-\d+\.html$/.test(file)).length
  if (articles !== count) throw new Error(`${name}: ${articles} of ${count} articles have a page`)
  const edited = readFileSync(join(pages, `${editedArticle(count)}.html`), 'utf8')
  if (!edited.includes(addedSentence(run))) throw new Error(`${name}: an edit is not on its page`)
}

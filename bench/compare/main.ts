import path from 'node:path'
import { readOptions } from '../../scripts/lib/read-options.ts'
import { requireBuiltSite } from '../../scripts/lib/require-built-site.ts'
import { UserError } from '../../src/lib/user-error.js'
import { accessibilityTrees } from './accessibility.ts'
import { findDifferences, formatDifferences } from './differences.ts'
import { type Facts, readSite } from './read-site.ts'

/**
 * `npm run compare -- OLD NEW`: lists the differences between two built sites. Exits with 1 when
 * there are any.
 */
const { values, positionals } = readOptions({
  allowPositionals: true,
  options: { 'no-browser': { type: 'boolean', default: false } },
})
const [oldFolder, nextFolder, ...urls] = positionals
if (!oldFolder || !nextFolder)
  throw new UserError(
    'Two folders are compared: npm run compare -- [--no-browser] OLD NEW [/url …]',
    2,
  )
const folders: [string, string] = [path.resolve(oldFolder), path.resolve(nextFolder)]
for (const folder of folders) requireBuiltSite(folder)

const [old, next] = [readSite(folders[0]), readSite(folders[1])]
const unknown = urls.find((url) => !old.places.has(url) && !next.places.has(url))
if (unknown) throw new UserError(`Neither site has ${unknown}.`, 2)
const isChosen = (place: string) => urls.length === 0 || urls.includes(place)
const pages = old.pages.filter((page) => next.pages.includes(page) && isChosen(page))
const trees = values['no-browser'] ? undefined : await accessibilityTrees(folders, pages)
const differences = findDifferences(
  chosenPlaces(old.places, trees?.old),
  chosenPlaces(next.places, trees?.next),
)
console.log(formatDifferences(differences))
process.exitCode = differences.length === 0 ? 0 : 1

/** The facts of the chosen places of a site, with the accessibility trees of its pages. */
function chosenPlaces(
  places: ReadonlyMap<string, Facts>,
  trees: ReadonlyMap<string, Facts> = new Map(),
): Map<string, Facts> {
  return new Map(
    [...places]
      .filter(([place]) => isChosen(place))
      .map(([place, facts]) => [place, { ...facts, ...trees.get(place) }]),
  )
}

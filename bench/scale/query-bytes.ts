import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import {
  indexPath,
  partPath,
  partsFor,
  type SearchIndex,
  type SearchPart,
  searchFolder,
} from '../../src/lib/search-files.ts'

/** How many results a query fetches the texts of. */
const results = 20

/**
 * What a visitor fetches for a word that is on every page, and for three such words: the list of
 * parts, the parts, and the largest texts that the first results could have. In bytes, compressed
 * with Brotli.
 *
 * @returns `undefined` where the site has no such index
 */
export function queryBytes(folder: string): { one: number; three: number } | undefined {
  const file = (name: string) => path.join(folder, 'dist', name)
  if (!existsSync(file(indexPath))) return undefined
  const packed = (name: string) => brotliCompressSync(readFileSync(file(name))).length
  const index: SearchIndex = JSON.parse(readFileSync(file(indexPath), 'utf8'))
  const counts = Object.values(index.parts).flatMap((name) => {
    const part: SearchPart = JSON.parse(readFileSync(file(partPath(name)), 'utf8'))
    return Object.entries(part).map(([word, [weights]]) => ({ word, count: weights.length }))
  })
  // Few other words begin with a word of four letters or more.
  const everywhere = counts
    .filter(({ word }) => word.length > 3)
    .sort((a, b) => b.count - a.count)
    .slice(0, 3)
  const texts = readdirSync(file(`${searchFolder}texts`))
    .map((name) => readFileSync(file(`${searchFolder}texts/${name}`)))
    .sort((a, b) => b.length - a.length)
    .slice(0, results)
    .reduce((sum, text) => sum + brotliCompressSync(text).length, 0)
  const bytesOf = (words: readonly string[]) =>
    [...new Set(words.flatMap((word) => partsFor(word, index)))].reduce(
      (sum, name) => sum + packed(partPath(name)),
      packed(indexPath) + texts,
    )
  const words = everywhere.map(({ word }) => word)
  return { one: bytesOf(words.slice(0, 1)), three: bytesOf(words) }
}

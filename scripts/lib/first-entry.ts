import { readdirSync } from 'node:fs'
import type { CollectionName } from '../../src/content/collections.ts'

/** The name of a collection's first entry, in the order of the alphabet. */
export function firstEntry(collection: CollectionName): string | undefined {
  const [first] = readdirSync('content')
    .filter((folder) => folder === collection)
    .flatMap((folder) => readdirSync(`content/${folder}`))
    .filter((file) => file.endsWith('.mdx'))
    .sort()
  return first?.replace(/\.mdx$/, '')
}

import { existsSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { filesBelow } from '../lib/files-below.js'
import { hashOf } from '../lib/hash.ts'
import { forEachAtOnce } from '../lib/wait-for-all.ts'
import { writeWhole } from '../lib/write-whole.ts'
import { contentTypeOf } from '../site/content-types.ts'
import { linkFile } from '../site/output-folder.ts'

const isText = (file: string) => contentTypeOf(file).includes('charset')

/** Compressing a response smaller than this does not make it arrive sooner. In bytes. */
const leastSize = 512

const encodings = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gz: (bytes: Buffer) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
}

/** How many files are compressed at once: as many as zlib has threads. */
const atOnce = 4

/**
 * Writes `.br` and `.gz` files next to the text files of a folder, where they are smaller.
 *
 * @param cacheFolder results of earlier runs, by the hash of the bytes; an empty file means that
 *   the result was not smaller
 * @returns how many were not cached
 */
export async function compressFiles(
  folder: string,
  files: readonly string[],
  cacheFolder: string,
): Promise<number> {
  // What another deployment adds meanwhile is left to it.
  const kept = filesBelow(cacheFolder)
  const used = new Map<string, Promise<void>>()
  let made = 0
  const make = async (cached: string, bytes: Buffer, encode: (typeof encodings)['br']) => {
    if (existsSync(cached)) return
    const small = await encode(bytes)
    writeWhole(cached, small.length < bytes.length ? small : '')
    made += 1
  }
  const compress = async (file: string) => {
    const bytes = readFileSync(join(folder, file))
    if (bytes.length < leastSize) return
    const hash = hashOf(bytes)
    for (const [end, encode] of Object.entries(encodings)) {
      const name = `${hash}.${end}`
      const cached = join(cacheFolder, name)
      const work = used.get(name) ?? make(cached, bytes, encode)
      used.set(name, work)
      await work
      if (statSync(cached).size > 0) linkFile(cached, join(folder, `${file}.${end}`))
    }
  }
  await forEachAtOnce(files.filter(isText), atOnce, compress)
  for (const name of kept) if (!used.has(name)) rmSync(join(cacheFolder, name), { force: true })
  return made
}

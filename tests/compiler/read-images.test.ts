import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openFileCache } from '../../src/compiler/file-cache.ts'
import { readImages } from '../../src/compiler/images/read-images.ts'
import { digestOf } from '../../src/compiler/read/digest.ts'
import { openStore } from '../../src/compiler/store.ts'
import { svg } from '../support/sample-site.ts'
import { workspace } from '../support/workspace.ts'

/** A drawing in a site of its own, and what an empty cache will keep of it. */
async function drawing() {
  const { root } = await workspace({ 'content/images/dibujo.svg': svg })
  const image = {
    src: '/images/dibujo.svg',
    file: 'content/images/dibujo.svg',
    absolute: join(root, 'content/images/dibujo.svg'),
  }
  return { image, cache: openFileCache(openStore(join(root, 'store')), 'version') }
}

test('a picture that cannot be read is a finding', async () => {
  const { image, cache } = await drawing()
  const gone = { ...image, absolute: `${image.absolute}.gone` }
  expect(await readImages([gone], cache)).toEqual({
    images: new Map([[image.src, undefined]]),
    diagnostics: [
      {
        code: 'file-unreadable',
        severity: 'error',
        file: image.file,
        line: 1,
        column: 1,
        message: 'No pude leer este archivo.',
      },
    ],
  })
})

test('what was made of a picture is kept as long as its bytes are the same', async () => {
  const { image, cache } = await drawing()
  expect((await readImages([image], cache)).images.get(image.src)).toEqual({
    width: 40,
    height: 30,
  })
  const kept = { size: { width: 7, height: 7 } }
  cache.note(image.file, digestOf(Buffer.from(svg)), kept)
  cache.begin()
  expect((await readImages([image], cache)).images.get(image.src)).toEqual(kept.size)
  cache.note(image.file, digestOf(Buffer.from('<svg/>')), kept)
  cache.begin()
  expect((await readImages([image], cache)).images.get(image.src)).toEqual({
    width: 40,
    height: 30,
  })
})

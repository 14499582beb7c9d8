import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readImages } from '../../src/compiler/images/read-images.ts'
import { openLedger } from '../../src/compiler/ledger.ts'
import { digestOf } from '../../src/compiler/read/digest.ts'
import { svg } from '../support/sample-site.ts'
import { workspace } from '../support/workspace.ts'

/** A drawing in a site of its own, and what an empty ledger will keep of it. */
async function drawing() {
  const { root } = await workspace({ 'content/images/dibujo.svg': svg })
  const image = {
    src: '/images/dibujo.svg',
    file: 'content/images/dibujo.svg',
    absolute: join(root, 'content/images/dibujo.svg'),
  }
  return { image, ledger: openLedger(join(root, 'ledger'), 'version') }
}

test('a picture that cannot be read is a problem', async () => {
  const { image, ledger } = await drawing()
  const gone = { ...image, absolute: `${image.absolute}.gone` }
  expect(await readImages([gone], ledger)).toMatchObject({
    images: new Map([[image.src, undefined]]),
    problems: [{ code: 'file-unreadable', severity: 'error', file: image.file }],
  })
})

test('what was made of a picture is kept as long as its bytes are the same', async () => {
  const { image, ledger } = await drawing()
  expect((await readImages([image], ledger)).images.get(image.src)).toEqual({
    width: 40,
    height: 30,
  })
  const kept = { size: { width: 7, height: 7 } }
  ledger.note(image.file, digestOf(Buffer.from(svg)), kept)
  ledger.begin()
  expect((await readImages([image], ledger)).images.get(image.src)).toEqual(kept.size)
  ledger.note(image.file, digestOf(Buffer.from('<svg/>')), kept)
  ledger.begin()
  expect((await readImages([image], ledger)).images.get(image.src)).toEqual({
    width: 40,
    height: 30,
  })
})

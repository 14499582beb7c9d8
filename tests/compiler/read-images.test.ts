import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openFileCache } from '../../src/compiler/file-cache.ts'
import { readImages } from '../../src/compiler/images/read-images.ts'
import { digestOf } from '../../src/compiler/read/digest.ts'
import { openStore } from '../../src/compiler/store.ts'
import { pngHead, svg } from '../support/sample-site.ts'
import { workspace } from '../support/workspace.ts'

const size = { width: 640, height: 480 }
const png = pngHead(size.width, size.height)
/** The head of a film of the same size. */
const gif = Buffer.from('4749463839618002e001', 'hex')

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

test('a picture that cannot be read is a problem', async () => {
  const { image, cache } = await drawing()
  const gone = { ...image, absolute: `${image.absolute}.gone` }
  expect(await readImages([gone], cache)).toMatchObject({
    images: new Map([[image.src, undefined]]),
    problems: [{ code: 'file-unreadable', severity: 'error', file: image.file }],
  })
})

test('a photograph is made smaller and may be heavy; a film is doubted; too large is not even read', async () => {
  const { root } = await workspace({
    'content/images/foto.png': Buffer.concat([png, Buffer.alloc(600 * 1024), Buffer.from('IEND')]),
    'content/images/lenta.gif': Buffer.concat([gif, Buffer.alloc(600 * 1024)]),
    'content/images/enorme.png': Buffer.concat([png, Buffer.alloc(21 * 1024 * 1024)]),
  })
  const files = ['foto.png', 'lenta.gif', 'enorme.png'].map((name) => ({
    src: `/images/${name}`,
    file: `content/images/${name}`,
    absolute: join(root, 'content/images', name),
  }))
  const { images, problems } = await readImages(
    files,
    openFileCache(openStore(join(root, 'store')), 'v'),
  )
  expect([...images.values()]).toEqual([size, size, undefined])
  expect(problems).toMatchObject([
    {
      code: 'image-heavy',
      severity: 'warning',
      file: 'content/images/lenta.gif',
      data: { kilobytes: 600 },
    },
    { code: 'image-too-large', severity: 'error', file: 'content/images/enorme.png' },
  ])
})

test('what was made of a picture is kept as long as its bytes are the same', async () => {
  const { image, cache } = await drawing()
  const read = async () => (await readImages([image], cache)).images.get(image.src)
  const real = { width: 40, height: 30 }
  expect(await read()).toEqual(real)
  const kept = { size: { width: 7, height: 7 } }
  cache.note(image.file, digestOf(Buffer.from(svg)), kept)
  cache.begin()
  expect(await read()).toEqual(kept.size)
  cache.note(image.file, digestOf(Buffer.from('<svg/>')), kept)
  cache.begin()
  expect(await read()).toEqual(real)
})

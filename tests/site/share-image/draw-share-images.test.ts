import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openStore } from '../../../src/compiler/store.ts'
import type { SitePage } from '../../../src/pages/page.ts'
import { shareImage } from '../../../src/pages/share-image.server.ts'
import { openImageCache } from '../../../src/site/image-cache.ts'
import { openOutputFolder } from '../../../src/site/output-folder.ts'
import { breakTitle } from '../../../src/site/share-image/break-title.ts'
import { drawShareImages } from '../../../src/site/share-image/draw-share-images.ts'
import { openLettering } from '../../../src/site/share-image/lettering.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'

const brand = 'Lumbre'

function page(title: string): SitePage {
  const card = { title, ground: 'ember', fire: { seed: title }, subject: 'hook' } as const
  return {
    url: `/${title}`,
    bodies: [],
    image: shareImage(card, { name: brand }),
    card,
    data: () => Promise.reject() as never,
  }
}

test('an image is drawn once: an edit redraws only the one whose title changed, an empty dist/ none', async () => {
  const folder = temporaryFolder()
  const store = openStore(join(folder, 'store'))
  async function build(...titles: string[]) {
    const output = openOutputFolder(join(folder, 'dist'), store)
    const images = openImageCache(join(folder, 'cache'), output)
    const root = process.cwd()
    const drawn = await drawShareImages(titles.map(page), { root, brand, images })
    images.tidy()
    const { files } = output.finish(new Date())
    return { drawn, files }
  }
  expect(await build('Uno', 'Dos')).toEqual({ drawn: 2, files: 2 })
  expect(await build('Uno', 'Dos')).toEqual({ drawn: 0, files: 2 })
  expect(await build('Uno', 'Tres')).toEqual({ drawn: 1, files: 2 })
  const png = readFileSync(join(folder, 'dist', page('Tres').image.src))
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630])
  // Where each build starts with an empty folder, as on a host, earlier images are still cached.
  rmSync(join(folder, 'dist'), { recursive: true })
  expect(await build('Uno', 'Tres')).toEqual({ drawn: 0, files: 2 })
})

/** The outlines of one or more characters. */
const outlines = /^(?:<path transform="[^"]+" d="M[\d.\sMLQCZ-]+Z"\/>)+$/

test('words have the widths of the typeface at the weight of a heading', async () => {
  const { measure, draw } = await openLettering('node_modules')
  // As measured by Chromium; at weight 400 it would be 7,509.
  const width = measure('El futuro de la IA', { size: 1000, tracking: 0 })
  expect(Math.abs(width - 7722)).toBeLessThan(5)
  expect(draw('Ñandú', 0, 0, { size: 100, tracking: 0 })).toMatch(outlines)
})

test('characters of other subsets of the face are drawn, and missing ones are left out', async () => {
  const { writable, measure, draw } = await openLettering('node_modules')
  const setting = { size: 100, tracking: 0 }
  expect(writable('Del papel → la nube ☁️ por ₡5,000 😀')).toBe('Del papel la nube por ₡5,000')
  expect(writable('Mun\u0303oz, Škoda, Привет, Ω')).toBe('Muñoz, Škoda, Привет, Ω')
  for (const sign of ['₡', 'Š', 'П', 'Ω']) {
    expect(measure(`A${sign}`, setting)).toBeGreaterThan(measure('A', setting) + 20)
    expect(draw(sign, 0, 0, setting)).toMatch(outlines)
  }
  // Two characters that no subset has would be the same empty box.
  expect(draw('→', 0, 0, setting)).toBe('')
})

test('a title is as large as it fits, in lines of about the same width', () => {
  const room = { width: 100, height: 40, sizes: [20, 10], lineHeight: 1 }
  const measure = (line: string, size: number) => (line.length * size) / 2
  expect(breakTitle('Precios', room, measure)).toEqual({ lines: ['Precios'], size: 20 })
  expect(breakTitle('El futuro de la IA en la web', room, measure)).toEqual({
    lines: ['El futuro de la', 'IA en la web'],
    size: 10,
  })
  expect(breakTitle('palabra '.repeat(20).trim(), room, measure).lines.at(-1)).toMatch(/…$/)
})

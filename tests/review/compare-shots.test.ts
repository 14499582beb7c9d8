import sharp from 'sharp'
import { expect, test } from 'vitest'
import { compareShots, type Marked } from '../../src/review/compare-shots.ts'

type Block = { top: number; height: number; left?: number; width?: number; colour: string }

/** A screenshot 400 pixels wide: blocks on white. */
const shot = (height: number, ...blocks: Block[]) =>
  sharp({ create: { width: 400, height, channels: 3, background: '#fff' } })
    .composite(
      blocks.map(({ top, height, left = 0, width = 400, colour }) => ({
        input: { create: { width, height, channels: 3, background: colour } },
        ...{ top, left },
      })),
    )
    .png()
    .toBuffer()

/** The areas in pixels of the shown part. */
const boxesOf = ({ width, height, areas }: Marked) =>
  areas.map((area) => ({
    left: Math.round(area.left * width),
    top: Math.round(area.top * height),
    right: Math.round((area.left + area.width) * width),
    bottom: Math.round((area.top + area.height) * height),
  }))

const ink = { colour: '#204060' }

test('equal images, and differences that nobody sees, are none', async () => {
  const old = await shot(500, { top: 100, height: 50, ...ink })
  expect(await compareShots(old, await shot(500, { top: 100, height: 50, ...ink }))).toBeUndefined()
  const faint = { top: 100, height: 50, colour: '#385878' }
  expect(await compareShots(old, await shot(500, faint))).toBeUndefined()
})

test('differences far from each other are marked apart, adjacent ones together, a single pixel with its surroundings', async () => {
  const change = (top: number, left: number) => ({ top, left, height: 40, width: 40, ...ink })
  // It differs in one channel.
  const pixel = { top: 724, left: 252, height: 1, width: 1, colour: '#ffffe6' }
  const next = await shot(1200, change(48, 48), change(48, 100), pixel)
  const pair = await compareShots(await shot(1200), next)
  expect(pair && boxesOf(pair.after)).toEqual([
    { left: 48, top: 48, right: 144, bottom: 96 },
    { left: 240, top: 720, right: 264, bottom: 744 },
  ])
  expect(pair?.before.areas).toEqual(pair?.after.areas)
  expect(pair?.after.height).toBe(984)
})

test('when a paragraph is longer, what only moved down is not marked', async () => {
  const foot = (top: number) => ({ top, height: 100, ...ink })
  const paragraph = (height: number) => ({ top: 300, height, colour: '#806040' })
  const old = await shot(2000, foot(0), paragraph(60), foot(1900))
  const next = await shot(2040, foot(0), paragraph(100), foot(1940))
  const pair = await compareShots(old, next)
  expect(pair && boxesOf(pair.after)).toEqual([{ left: 0, top: 240, right: 400, bottom: 280 }])
  expect(pair && boxesOf(pair.before)).toEqual([{ left: 0, top: 240, right: 400, bottom: 242 }])
})

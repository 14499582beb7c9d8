import { expect, test } from 'vitest'
import {
  artAddress,
  artDataAddress,
  artFile,
  artFilesIn,
  drawArt,
  fire,
  fireFile,
} from '../../src/art/art.ts'
import { drawFire } from '../../src/art/fire.ts'

test('a planned fire becomes the path that drawing it gives, however deep it stands', () => {
  const data = { cards: [{ cover: fire('hola', 360, 270, { salt: 2 }) }] }
  expect(JSON.parse(drawArt(JSON.stringify(data)))).toEqual({
    cards: [{ cover: drawFire('hola', 360, 270, { salt: 2 }) }],
  })
})

test('a plan is small and says all that shapes the drawing', () => {
  const plan = fire('hola', 360, 270, { salt: 2 })
  expect(plan.length).toBeLessThan(40)
  expect(plan).not.toBe(fire('hola', 360, 270, { salt: 3 }))
})

test('quotes and backslashes around a plan and in its slug stay what they are', () => {
  const data = { before: 'a "b\\', cover: fire('a"\\b', 360, 270), after: '\\u0000["x"]' }
  expect(JSON.parse(drawArt(JSON.stringify(data)))).toEqual({
    ...data,
    cover: drawFire('a"\\b', 360, 270),
  })
})

test('a fire with a file of its own becomes an address, told from those of other sizes', () => {
  const data = { large: fireFile('/blog/hola', 360, 270), small: fireFile('/blog/hola', 80, 60) }
  const json = JSON.stringify(data)
  const { large, small } = JSON.parse(drawArt(json))
  expect(large).toMatch(/^\/_art\/blog-hola-[a-z0-9]+\.svg$/)
  expect(small).not.toBe(large)
  expect(artFilesIn(json).map(artAddress)).toEqual([large, small])
  expect(artFilesIn(JSON.stringify({ inPage: fire('hola', 360, 270) }))).toEqual([])
})

test('the file of a fire is its drawing in its box, and so is the address that holds all of it', () => {
  const [args = ''] = artFilesIn(JSON.stringify(fireFile('hola', 360, 270)))
  const file = artFile(args)
  expect(file).toContain('viewBox="0 0 360 270"')
  expect(file).toContain('preserveAspectRatio="xMidYMax slice"')
  expect(file).toContain(`d="${drawFire('hola', 360, 270)}"`)
  expect(decodeURIComponent(artDataAddress(args))).toBe(`data:image/svg+xml,${file}`)
})

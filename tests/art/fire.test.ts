import { expect, test } from 'vitest'
import { drawFire as draw, type FireDrawing, mostFireBytes } from '../../src/art/fire.ts'
import { mulberry32 } from '../../src/art/random.ts'

type FireOptions = Omit<FireDrawing, 'seed' | 'width' | 'height'>

const drawFire = (seed: string, width: number, height: number, options?: FireOptions) =>
  draw({ seed, width, height, ...options })

const places: Record<string, { width: number; height: number; options?: FireOptions }> = {
  'home hero': {
    width: 720,
    height: 292,
    options: { focus: 0.735, tongues: 5, spread: 0.84, cols: 76, low: 0.05, sparks: 8 },
  },
  'article cover': { width: 360, height: 270, options: { tongues: 4, spread: 1.2 } },
  'process step': {
    width: 200,
    height: 495,
    options: { tongues: 1, spread: 4, low: 0, cols: 30, rows: 4, sparks: 0 },
  },
  'dialog foot': { width: 260, height: 34, options: { low: 0.4, sparks: 0 } },
}

type Point = { x: number; y: number }

/** The ends of the marks of a path. */
function readMarks(path: string): { from: Point; tip: Point }[] {
  let x = 0
  let y = 0
  return path
    .split(/(?=m)/i)
    .map((text) => [...text.matchAll(/-?\d*\.?\d+/g)].map(Number))
    .map(([right = 0, down = 0, , , tipX = 0, tipY = 0]) => {
      x += right
      y += down
      return { from: { x, y }, tip: { x: x + tipX, y: y + tipY } }
    })
}

function manySlugs(count: number): string[] {
  const random = mulberry32(2025)
  return Array.from({ length: count }, () => `articulo-${random().toString(36).slice(2)}`)
}

test('a seed always gives the same fire, another seed or salt another, and no salt is salt 0', () => {
  const slugs = manySlugs(200)
  const draw = () => slugs.map((slug) => drawFire(slug, 360, 270))
  expect(draw()).toEqual(draw())
  expect(new Set(draw()).size).toBe(slugs.length)
  const salted = [0, 1, 2, 3].map((salt) => drawFire('inicio', 720, 292, { salt }))
  expect(new Set(salted).size).toBe(4)
  expect(salted[0]).toBe(drawFire('inicio', 720, 292))
})

test.each(Object.entries(places))(
  'the fires of a %s keep to their bytes, have marks to show, and stand inside their box',
  (_, { width, height, options }) => {
    const isOutside = ({ x, y }: Point) => x < 0 || x > width || y < 0 || y > height
    for (const slug of manySlugs(60)) {
      const path = drawFire(slug, width, height, options)
      expect(path.length).toBeLessThanOrEqual(mostFireBytes)
      const marks = readMarks(path)
      expect(marks.length).toBeGreaterThan(20)
      const strays = marks.filter(({ from, tip }) => isOutside(from) || isOutside(tip))
      expect(strays, slug).toEqual([])
    }
  },
)

test('the main tongue of a fire with a focus is at that focus and reaches the top', () => {
  const options = { focus: 0.735, tongues: 5, spread: 0.84, cols: 76, low: 0.05, sparks: 0 }
  for (const slug of manySlugs(40)) {
    const tips = readMarks(drawFire(slug, 720, 292, options)).map(({ tip }) => tip)
    const { x, y } = tips.reduce((tallest, tip) => (tip.y < tallest.y ? tip : tallest))
    expect(y).toBeLessThan(0.2 * 292)
    expect(Math.abs(x / 720 - 0.735)).toBeLessThan(0.16)
  }
})

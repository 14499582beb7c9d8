import { expect, test } from 'vitest'
import { drawArt, fire } from '../../src/lib/art.ts'
import { drawFire } from '../../src/lib/fire.ts'

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

import { expect, test } from 'vitest'
import { drawArt, fire } from '../../src/lib/art.ts'
import { drawFire } from '../../src/lib/fire.ts'

test('a planned fire becomes the path that drawing it gives, however deep it stands', () => {
  const data = { cards: [{ cover: fire('hola', 360, 270, { salt: 2 }) }] }
  expect(JSON.parse(drawArt(data))).toEqual({
    cards: [{ cover: drawFire('hola', 360, 270, { salt: 2 }) }],
  })
})

test('a plan is small and says all that shapes the drawing', () => {
  const plan = JSON.stringify(fire('hola', 360, 270, { salt: 2 }))
  expect(plan).toBe('{"drawFire":["hola",360,270,{"salt":2}]}')
  expect(plan).not.toBe(JSON.stringify(fire('hola', 360, 270, { salt: 3 })))
})

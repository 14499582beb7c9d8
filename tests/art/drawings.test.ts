import { expect, test } from 'vitest'
import { drawAshes, lastEmber, threadOfSmoke } from '../../src/art/ashes.ts'
import { coverSubjects, subjectDrawings } from '../../src/art/cover-subjects.ts'
import { MAX_FIRE_BYTES } from '../../src/art/fire.ts'
import { drawRing } from '../../src/art/ring.ts'

const onlyNumbers = /^M[\d\s.mq-]+$/

test('ashes, smoke and ember are paths of numbers alone, within the budget of art', () => {
  for (const path of [drawAshes('cenizas', 1440, 40, 62), threadOfSmoke, lastEmber]) {
    expect(path).toMatch(onlyNumbers)
    expect(path.length).toBeLessThan(2_800)
  }
})

test('the same name gives the same ashes, another name others', () => {
  expect(drawAshes('a', 1440, 40, 62)).toBe(drawAshes('a', 1440, 40, 62))
  expect(drawAshes('a', 1440, 40, 62)).not.toBe(drawAshes('b', 1440, 40, 62))
})

test('ashes are as many marks as asked for', () => {
  expect(drawAshes('cenizas', 1440, 40, 62).match(/m/gi)).toHaveLength(62)
})

test('the ring is under its byte budget and inside its box', () => {
  const path = drawRing(30)
  expect(path.length).toBeLessThanOrEqual(2800)
  for (const number of path.match(/-?\d+/g) ?? []) {
    expect(Number(number)).toBeGreaterThanOrEqual(0)
    expect(Number(number)).toBeLessThanOrEqual(600)
  }
})

for (const name of coverSubjects)
  test(`the subject ${name} is one path of whole numbers, no longer than a fire's`, () => {
    const { d } = subjectDrawings[name]
    expect(d.length).toBeLessThanOrEqual(MAX_FIRE_BYTES)
    expect(d).toMatch(/^M[\d\sMQLaqhvlz-]+$/)
    expect(d).not.toMatch(/NaN|undefined/)
  })

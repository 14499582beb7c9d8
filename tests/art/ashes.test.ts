import { expect, test } from 'vitest'
import { drawAshes, lastEmber, threadOfSmoke } from '../../src/art/ashes.ts'

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

import { expect, test } from 'vitest'
import { coverSubjects, subjectDrawings } from '../../src/art/cover-subjects.ts'
import { MAX_FIRE_BYTES } from '../../src/art/fire.ts'

for (const name of coverSubjects)
  test(`the subject ${name} is one path of whole numbers, no longer than a fire's`, () => {
    const { d } = subjectDrawings[name]
    expect(d.length).toBeLessThanOrEqual(MAX_FIRE_BYTES)
    expect(d).toMatch(/^M[\d\sMQLaqhvlz-]+$/)
    expect(d).not.toMatch(/NaN|undefined/)
  })

import { expect, test } from 'vitest'
import { tongueBoxes } from '../../src/art/tongue-boxes.ts'
import { processSteps } from '../../src/content/schemas/process.ts'

test('the hearth of the home page has a flame for each step of a project', () => {
  expect(tongueBoxes).toHaveLength(processSteps)
})

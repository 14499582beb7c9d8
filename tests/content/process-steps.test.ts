import { expect, test } from 'vitest'
import { processSteps } from '../../src/content/schemas/lists.ts'
import { tongueBoxes } from '../../src/pages/home/home.data.server.ts'

test('the hearth of the home page has a flame for each step of a project', () => {
  expect(tongueBoxes).toHaveLength(processSteps)
})

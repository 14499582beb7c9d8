import { expect, test } from 'vitest'
import { processReducer, stepDuration } from '../../../src/features/process/process-state.ts'

const playing = { index: 0, isPlaying: true }

test('a step of the process lasts 4000 ms', () => {
  expect(stepDuration).toBe(4000)
})

test('the process wraps both ways', () => {
  expect(processReducer(5, { ...playing, index: 4 }, { type: 'move', by: 1 }).index).toBe(0)
  expect(processReducer(5, playing, { type: 'move', by: -1 }).index).toBe(4)
})

test('selecting a step neither pauses nor plays', () => {
  expect(processReducer(5, playing, { type: 'select', index: 3 })).toEqual({
    index: 3,
    isPlaying: true,
  })
})

test('pausing and playing keep the step', () => {
  const paused = processReducer(5, { ...playing, index: 2 }, { type: 'pause' })
  expect(paused).toEqual({ index: 2, isPlaying: false })
  expect(processReducer(5, paused, { type: 'play' })).toEqual({ index: 2, isPlaying: true })
})

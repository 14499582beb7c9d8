import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { followContent } from '../../src/site/preview/live-content.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A content build that is unfinished until it has run so many times, followed. */
function follow({ unfinished = 0 } = {}) {
  const content = { problems: [], schedule: { waiting: [] }, urls: new Map() }
  const run = vi.fn(async () => ({ ...content, isUnfinished: run.mock.calls.length < unfinished }))
  const save = vi.fn(() => [])
  const told = vi.fn()
  const live = followContent({ run, save }, { onRun: told, onFault: () => {} })
  return { live, run, save, told }
}

test('changes in quick succession cause one run', async () => {
  const { live, run, told } = follow()
  for (let change = 0; change < 5; change++) live.touch()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(run).toHaveBeenCalledTimes(1)
  expect(told).toHaveBeenCalledTimes(1)
})

test('an unfinished run is followed by others until one is complete', async () => {
  const { live, run, save, told } = follow({ unfinished: 3 })
  await live.run()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(run).toHaveBeenCalledTimes(3)
  expect(told).toHaveBeenCalledTimes(3)
  expect(save).toHaveBeenCalledTimes(1)
})

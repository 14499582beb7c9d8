import { expect, test, vi } from 'vitest'
import { followContent } from '../../src/site/preview/live-content.ts'

/** A content build that is unfinished until it has run so many times, followed. */
function follow({ unfinished = 0 } = {}) {
  let runs = 0
  const run = vi.fn(async () => {
    runs += 1
    const content = { problems: [], schedule: { waiting: [] }, urls: new Map() }
    return { ...content, isUnfinished: runs < unfinished }
  })
  const save = vi.fn(() => [])
  const told = vi.fn()
  const live = followContent({ run, save }, { onRun: told, onFault: () => {} })
  return { live, run, save, told }
}

test('changes in quick succession cause one run', async () => {
  const { live, run, told } = follow()
  for (let change = 0; change < 5; change++) live.touch()
  await expect.poll(() => told.mock.calls.length).toBe(1)
  await live.save()
  expect(run).toHaveBeenCalledTimes(1)
})

test('an unfinished run is followed by others until one is complete', async () => {
  const { live, run, save, told } = follow({ unfinished: 3 })
  await live.run()
  await expect.poll(() => save.mock.calls.length, { timeout: 10_000 }).toBe(1)
  expect(run).toHaveBeenCalledTimes(3)
  expect(told).toHaveBeenCalledTimes(3)
})

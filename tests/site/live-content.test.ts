import { expect, test } from 'vitest'
import type { ContentRun } from '../../src/compiler/build-content.ts'
import { followContent } from '../../src/site/preview/live-content.ts'

/** A content build that counts what is asked of it, followed. */
function follow({ unfinished = 0 } = {}) {
  const calls = { run: 0, save: 0 }
  const told: ContentRun[] = []
  const live = followContent(
    {
      run: async () => {
        calls.run++
        return {
          problems: [],
          schedule: { waiting: [] },
          urls: new Map(),
          isUnfinished: calls.run < unfinished,
        }
      },
      save: () => {
        calls.save++
        return []
      },
    },
    { onRun: (run) => told.push(run), onFault: () => {} },
  )
  return { live, calls, told }
}

test('a run is told of, and a save follows when it is asked for', async () => {
  const { live, calls, told } = follow()
  await live.run()
  await live.save()
  expect(calls).toEqual({ run: 1, save: 1 })
  expect(told).toHaveLength(1)
})

test('changes that follow one another are one run', async () => {
  const { live, calls, told } = follow()
  for (let change = 0; change < 5; change++) live.touch()
  await expect.poll(() => told.length).toBe(1)
  await live.save()
  expect(calls.run).toBe(1)
})

test('a run that has not finished goes on until one has', async () => {
  const { live, calls, told } = follow({ unfinished: 3 })
  await live.run()
  await expect.poll(() => calls.save, { timeout: 10_000 }).toBe(1)
  expect(calls.run).toBe(3)
  expect(told).toHaveLength(3)
})

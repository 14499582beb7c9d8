import { expect, test } from 'vitest'
import type { ProcessRecord } from '../../bench/peers/process-record.ts'
import { observe, openAccount, treeTicks } from '../../bench/peers/tree-account.ts'

const leader = 100

const record = (values: Partial<ProcessRecord>): ProcessRecord => ({
  pid: leader,
  parent: 1,
  session: leader,
  ended: false,
  ownTicks: 0,
  childTicks: 0,
  started: 1,
  memory: 0,
  peakMemory: 0,
  ...values,
})

const pids = (records: ProcessRecord[]) => records.map(({ pid }) => pid)

test('members are the leader, its session, and children with a session of their own', () => {
  const processes = [
    record({ pid: 90, parent: 102, session: 90 }),
    record({}),
    record({ pid: 101, parent: leader }),
    record({ pid: 102, parent: 101, session: 102 }),
    record({ pid: 103, parent: 1, session: 103 }),
  ]
  expect(pids(observe(openAccount(leader), processes))).toEqual([90, 100, 101, 102])
})

test('a member stays one when its parent has gone', () => {
  const account = openAccount(leader)
  observe(account, [record({}), record({ pid: 101, parent: leader, session: 101 })])
  expect(pids(observe(account, [record({ pid: 101, parent: 1, session: 101 })]))).toEqual([101])
})

test('a later process with the number of a member is not a member', () => {
  const account = openAccount(leader)
  observe(account, [record({}), record({ pid: 101, parent: leader, session: 101 })])
  expect(observe(account, [record({ pid: 101, session: 101, started: 2 })])).toEqual([])
})

test('the peak of memory is that of all members at one moment', () => {
  const account = openAccount(leader)
  const child = record({ pid: 101, parent: leader })
  observe(account, [record({ memory: 30, peakMemory: 30 }), { ...child, memory: 20 }])
  observe(account, [record({ memory: 40, peakMemory: 40 })])
  expect(account.peakMemory).toBe(50)
})

test('a peak between two looks counts as well', () => {
  const account = openAccount(leader)
  observe(account, [record({ memory: 30, peakMemory: 70 })])
  expect(account.peakMemory).toBe(70)
})

test('processes that their parents waited for are counted exactly, once', () => {
  const account = openAccount(leader)
  observe(account, [record({ ownTicks: 10 }), record({ pid: 101, parent: leader, ownTicks: 5 })])
  expect(treeTicks(account, 18)).toBe(18)
})

test('orphans are counted on top, with the children that they waited for', () => {
  const account = openAccount(leader)
  const orphan = record({ pid: 101, parent: leader, ownTicks: 5 })
  observe(account, [record({ ownTicks: 10 }), orphan])
  observe(account, [{ ...orphan, parent: 1, ownTicks: 7, childTicks: 3 }])
  expect(treeTicks(account, 12)).toBe(22)
})

test('a process that nobody waited for counts as far as it was seen', () => {
  const account = openAccount(leader)
  observe(account, [record({ ownTicks: 10 }), record({ pid: 101, parent: leader, ownTicks: 9 })])
  expect(treeTicks(account, 12)).toBe(19)
})

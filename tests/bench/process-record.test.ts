import { expect, test } from 'vitest'
import { parseMemory, parseStat } from '../../bench/peers/process-record.ts'

const line = (name: string, state: string) =>
  `4711 (${name}) ${state} 42 40 39 0 -1 4194304 9 8 7 6 120 30 50 5 20 0 11 0 98765 1000 200`

test('a process is read from its line in /proc: relatives, times, beginning', () => {
  expect(parseStat(line('node', 'S'))).toEqual({
    pid: 4711,
    parent: 42,
    session: 39,
    ended: false,
    ownTicks: 150,
    childTicks: 55,
    started: 98765,
  })
})

test('the name of a program may hold spaces and brackets', () => {
  expect(parseStat(line('a) S 1 (b', 'R'))).toEqual(parseStat(line('node', 'R')))
})

test('a zombie has ended', () => {
  expect(parseStat(line('node', 'Z')).ended).toBe(true)
})

test('memory is what is used now and what was used at most', () => {
  expect(parseMemory('Name:\tnode\nVmHWM:\t  2048 kB\nVmRSS:\t  1024 kB\nThreads:\t11\n')).toEqual({
    memory: 1024,
    peakMemory: 2048,
  })
})

test('a process that has ended uses no memory', () => {
  expect(parseMemory('Name:\tnode\nState:\tZ (zombie)\n')).toEqual({ memory: 0, peakMemory: 0 })
})

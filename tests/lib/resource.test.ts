import { expect, test, vi } from 'vitest'
import { createStore } from '../../src/lib/resource.ts'

test('a value is loaded once, however often it is read', async () => {
  const load = vi.fn(async (key: string) => key.toUpperCase())
  const store = createStore(load)
  expect(await Promise.all([store.read('a'), store.read('a')])).toEqual(['A', 'A'])
  expect(await store.read('a')).toBe('A')
  expect(load).toHaveBeenCalledTimes(1)
})

test('a settled value is marked for React, so that reading it does not suspend', async () => {
  const store = createStore(async () => 'later')
  store.seed('a', 'now')
  expect(store.read('a')).toMatchObject({ status: 'fulfilled', value: 'now' })
  await store.read('b')
  expect(store.read('b')).toMatchObject({ status: 'fulfilled', value: 'later' })
})

test('a failure stays until it is forgotten; then the next read asks again', async () => {
  let works = false
  const load = vi.fn(async () => {
    if (!works) throw new Error('offline')
    return 'here'
  })
  const store = createStore(load)
  await expect(store.read('a')).rejects.toThrow('offline')
  works = true
  await expect(store.read('a')).rejects.toThrow('offline')
  expect(load).toHaveBeenCalledTimes(1)
  store.forget('a')
  expect(await store.read('a')).toBe('here')
})

test('listeners hear when loading starts and ends', async () => {
  let release = () => {}
  const store = createStore(() => new Promise<string>((resolve) => (release = () => resolve('x'))))
  const heard: boolean[] = []
  store.subscribe(() => heard.push(store.isPending()))
  const read = store.read('a')
  await Promise.resolve()
  release()
  await read
  await Promise.resolve()
  await Promise.resolve()
  expect(heard).toEqual([true, false])
  expect(store.isPending()).toBe(false)
})

test('what is asked for ahead of need is not counted until it is read', async () => {
  let release = () => {}
  const store = createStore(() => new Promise<string>((resolve) => (release = () => resolve('x'))))
  const early = store.prefetch('a')
  await Promise.resolve()
  expect(store.isPending()).toBe(false)
  const read = store.read('a')
  expect(read).toBe(early)
  await Promise.resolve()
  expect(store.isPending()).toBe(true)
  release()
  await read
  await Promise.resolve()
  expect(store.isPending()).toBe(false)
})

test('a failure ahead of need is forgotten: reading asks again', async () => {
  let works = false
  const store = createStore(async () => {
    if (!works) throw new Error('offline')
    return 'here'
  })
  await expect(store.prefetch('a')).rejects.toThrow('offline')
  works = true
  expect(await store.read('a')).toBe('here')
})

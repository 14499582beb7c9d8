import type { Store } from '../../src/compiler/store.ts'

/** What a build keeps, in memory. */
export function memoryStore(): Store {
  const records = new Map<string, string>()
  return {
    read: (name, version) => JSON.parse(records.get(`${name} ${version}`) ?? 'null') ?? undefined,
    write: (name, version, value) => void records.set(`${name} ${version}`, JSON.stringify(value)),
  }
}

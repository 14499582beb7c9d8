import type { Store } from '../../src/compiler/store.ts'

/** What a build keeps, in memory. */
export function memoryStore(): Store {
  const records = new Map<string, Buffer>()
  return {
    read: (name, version) => records.get(`${name} ${version}`),
    write: (name, version, content) => void records.set(`${name} ${version}`, Buffer.from(content)),
  }
}

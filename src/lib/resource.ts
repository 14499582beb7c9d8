/** A promise marked the way React marks settled ones, so that `use` reads it without suspending. */
function settled<Value>(value: Value): Promise<Value> {
  return Object.assign(Promise.resolve(value), { status: 'fulfilled', value })
}

/** A keyed store of resources; a failed one is forgotten so that a retry asks again. */
export function createStore<Value>(load: (key: string) => Promise<Value>) {
  const resources = new Map<string, Promise<Value>>()
  return {
    seed(key: string, value: Value) {
      resources.set(key, settled(value))
    },
    read(key: string): Promise<Value> {
      const known = resources.get(key)
      if (known) return known
      const resource = load(key)
      resources.set(key, resource)
      resource.then(
        (value) => resources.set(key, settled(value)),
        () => setTimeout(() => resources.get(key) === resource && resources.delete(key)),
      )
      return resource
    },
    forget(key: string) {
      resources.delete(key)
    },
    clear() {
      resources.clear()
    },
  }
}

/** A promise marked the way React marks settled ones, so that `use` reads it without suspending. */
function settled<Value>(value: Value): Promise<Value> {
  return Object.assign(Promise.resolve(value), { status: 'fulfilled', value })
}

/** A keyed store of promises for React's `use`; a failed one stays until it is forgotten. */
export function createStore<Value>(load: (key: string) => Promise<Value>) {
  const resources = new Map<string, Promise<Value>>()
  const listeners = new Set<() => void>()
  let pending = 0

  function count(change: number) {
    pending += change
    for (const listener of listeners) listener()
  }

  function start(key: string): Promise<Value> {
    const resource = load(key)
    resources.set(key, resource)
    resource
      .then(
        (value) => {
          if (resources.get(key) === resource) resources.set(key, settled(value))
        },
        () => {
          // It stays: rendering reads it again, and a new promise each time would never end.
        },
      )
      .finally(() => count(-1))
    // A reader may be rendering: listeners hear of it when it is done.
    queueMicrotask(() => count(1))
    return resource
  }

  return {
    /** Puts in a value that is already known. */
    seed(key: string, value: Value): void {
      resources.set(key, settled(value))
    },
    /** The promise of a value, asked for once. */
    read: (key: string): Promise<Value> => resources.get(key) ?? start(key),
    /** A value that is there already; asks for nothing. */
    peek(key: string): Value | undefined {
      const resource: (Promise<Value> & { value?: Value }) | undefined = resources.get(key)
      return resource?.value
    },
    /** Lets the next read ask again. */
    forget(key: string): void {
      resources.delete(key)
    },
    clear(): void {
      resources.clear()
    },
    /** Whether anything is under way. */
    isPending: (): boolean => pending > 0,
    /** Calls back when `isPending` may have changed. */
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

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

  /** Keys that were asked for ahead of need, and are not counted as under way. */
  const ahead = new Set<string>()

  function start(key: string): Promise<Value> {
    const resource = load(key)
    resources.set(key, resource)
    resource.then(
      (value) => {
        ahead.delete(key)
        if (resources.get(key) === resource) resources.set(key, settled(value))
      },
      () => {
        // It stays: rendering reads it again, and a new promise each time would never end.
        if (ahead.delete(key)) resources.delete(key)
      },
    )
    return resource
  }

  /** Counts a resource as under way until it is settled. */
  function follow(resource: Promise<Value>): Promise<Value> {
    // A reader may be rendering: listeners hear of it when it is done.
    queueMicrotask(() => count(1))
    const end = () => count(-1)
    resource.then(end, end)
    return resource
  }

  return {
    /** Puts in a value that is already known. */
    seed(key: string, value: Value): void {
      resources.set(key, settled(value))
    },
    /** The promise of a value, asked for once. */
    read(key: string): Promise<Value> {
      const resource = resources.get(key)
      if (!resource) return follow(start(key))
      return ahead.delete(key) ? follow(resource) : resource
    },
    /** Asks for a value that may soon be read, without a word; a failure is forgotten. */
    prefetch(key: string): Promise<Value> {
      const resource = resources.get(key)
      if (resource) return resource
      ahead.add(key)
      return start(key)
    },
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

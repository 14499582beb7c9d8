/** The texts that fields hold, at any depth, each with its path. */
export function textsIn(
  value: unknown,
  path: PropertyKey[] = [],
): { text: string; path: PropertyKey[] }[] {
  if (typeof value === 'string') return [{ text: value, path }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, child]) =>
    textsIn(child, [...path, Array.isArray(value) ? Number(name) : name]),
  )
}

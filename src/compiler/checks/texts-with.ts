type Text = { text: string; path: PropertyKey[] }

/** The texts that fields hold, at any depth, in which some letters stand; each with its path. */
export function textsWith(letters: string, value: unknown, path: PropertyKey[] = []): Text[] {
  if (typeof value === 'string') return value.includes(letters) ? [{ text: value, path }] : []
  if (typeof value !== 'object' || value === null) return []
  const found: Text[] = []
  for (const [name, child] of Object.entries(value)) {
    // Nearly all of them: no path is made for nothing.
    if (typeof child === 'string' && !child.includes(letters)) continue
    found.push(...textsWith(letters, child, [...path, Array.isArray(value) ? Number(name) : name]))
  }
  return found
}

/** The element that a fragment names. An invalid escape such as `#100%` is taken literally. */
export function fragmentTarget(hash: string): HTMLElement | null {
  const name = hash.slice(1)
  try {
    return document.getElementById(decodeURIComponent(name))
  } catch {
    return document.getElementById(name)
  }
}

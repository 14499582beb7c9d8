/** The element that a fragment names. `#100%` is no valid escape; whoever wrote it meant these signs. */
export function placeOf(hash: string): HTMLElement | null {
  const name = hash.slice(1)
  try {
    return document.getElementById(decodeURIComponent(name))
  } catch {
    return document.getElementById(name)
  }
}

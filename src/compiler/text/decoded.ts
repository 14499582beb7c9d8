/** `foto%20uno.jpg` → `foto uno.jpg`; what cannot be decoded stays. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/**
 * An address as a URL, or nothing when it is none. Not by `URL.canParse`: once Node 20 has compiled it,
 * it refuses each address with a letter like `ñ` (seen with 20.20.2).
 */
export function parseUrl(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base)
  } catch {
    return undefined
  }
}

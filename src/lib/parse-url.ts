import { ifReadable } from './if-readable.ts'

/**
 * An address as a URL, or undefined if it is not one. Not by `URL.canParse`, which in Node 20, once
 * optimised, rejects every address with a letter like `ñ` (seen with 20.20.2).
 */
export const parseUrl = (address: string, base?: string): URL | undefined =>
  ifReadable(() => new URL(address, base))

import { ifReadable } from '../../lib/if-readable.ts'

/** `foto%20uno.jpg` → `foto uno.jpg`; what cannot be decoded stays. */
export const decoded = (text: string): string => ifReadable(() => decodeURIComponent(text)) ?? text

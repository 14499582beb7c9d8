/** Box of a drawn cover; src/components/Cover.tsx shows it. */
export const coverBox = { width: 360, height: 270 } as const

/**
 * Maximum of options in a receipt; each has a CSS rule that shows it
 * (`src/pages/receipt-styles.ts`).
 */
export const maxOptions = 8

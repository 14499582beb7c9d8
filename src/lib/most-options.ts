/** Most options that a receipt may have; each has a rule that shows it (`src/features/pricing/receipt-styles.ts`). */
export const mostOptions = 8

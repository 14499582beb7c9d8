/** Most options that a receipt may have; each has a rule that shows it (`src/pages/receipt-styles.ts`). */
export const mostOptions = 8

/** One option of a receipt; its price comes in parts because they are set in different sizes. */
export type ReceiptOption = {
  id: string
  name: string
  /** «desde» before a starting price, otherwise empty. */
  prefix: string
  /** The figure or range, e.g. `$370–$550`. */
  amount: string
  /** Currency, period and what kind of price it is. */
  note: string
  features: readonly string[]
}

/** A category of prices with the option that is shown first. */
export type Receipt = {
  id: string
  title: string
  selectLabel: string
  defaultOption: string
  options: readonly ReceiptOption[]
}

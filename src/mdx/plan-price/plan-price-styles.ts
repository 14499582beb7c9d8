export const styles = `
.plan-price {
  font-weight: 600;
  white-space: nowrap;
  font-variant-numeric: tabular-nums;
}
`

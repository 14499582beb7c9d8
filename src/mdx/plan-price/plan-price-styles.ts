export const styles = `
.plan-price {
  font-weight: 600;
  font-variant-numeric: tabular-nums;
}
`

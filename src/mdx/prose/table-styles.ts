import { color } from '../../theme/tokens.ts'

/** Tables scroll in their region; a shade at an edge shows that there is more beyond it. */
export const tableStyles = `
.table-scroll {
  margin-block: 32px;
  overflow-x: auto;
  /* The ground moves along with the table, and covers the shade where the table ends. */
  background:
    linear-gradient(to left, ${color.paper} 24px, transparent) right / 48px 100% no-repeat local,
    linear-gradient(to right, ${color.paper} 24px, transparent) left / 48px 100% no-repeat local,
    linear-gradient(to left, ${color.line}, transparent) right / 24px 100% no-repeat,
    linear-gradient(to right, ${color.line}, transparent) left / 24px 100% no-repeat;
}
table {
  width: 100%;
  border-collapse: collapse;
  font-size: 1rem;
  line-height: 1.5;
  font-variant-numeric: tabular-nums;
}
th,
td {
  padding: 14px 14px 14px 0;
  text-align: left;
  vertical-align: top;
  border-bottom: 1px solid ${color.line};
}
th:last-child,
td:last-child {
  padding-right: 0;
}
thead th,
thead td {
  padding-block: 10px;
  border-bottom: 2px solid ${color.ink};
  font-weight: 600;
  vertical-align: bottom;
}
th.end,
td.end {
  text-align: right;
}
td.end {
  white-space: nowrap;
}
/* A figure ends where the words after it would begin. */
td.end + td:not(.end),
th.end + th:not(.end) {
  padding-left: 24px;
}
th.center,
td.center {
  text-align: center;
}
td:not(.end) {
  min-width: 9rem;
}
`

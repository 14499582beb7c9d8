import { color, media, pageEdge } from '../../theme/tokens.ts'

/**
 * Tables scroll in their box, edge to edge on a phone, where a cut-off word shows that there is
 * more.
 */
export const tableStyles = `
.table-scroll {
  margin-block: 32px;
  overflow-x: auto;
}
${media.mobile} {
  > .table-scroll {
    margin-inline: calc(-1 * ${pageEdge});
    padding-inline: ${pageEdge};
    outline-offset: -3px;
  }
}
table {
  width: 100%;
  border-collapse: collapse;
  font-size: 1rem;
  line-height: 1.5;
  font-variant-numeric: tabular-nums;
  overflow-wrap: normal;
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
/* Space between a right-aligned figure and the text after it. */
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
/* Paper does not scroll. */
@media print {
  .table-scroll {
    margin-inline: 0;
    padding-inline: 0;
  }
  td:not(.end) {
    min-width: 0;
  }
}
`

import { color, font, media } from '../../theme/tokens.ts'

/** Figures are right-aligned after the bars, below their heading. */
export const styles = `
.chart {
  margin-block: 44px;
  padding-bottom: 16px;
  border-block: 2px solid ${color.ink};
  border-bottom: 1px solid ${color.line};
}
.chart caption {
  padding-block: 18px 10px;
  font: 800 1.375rem/1.15 ${font.display};
  letter-spacing: -.02em;
  word-spacing: .07em;
  text-align: left;
  text-wrap: var(--balance);
}
.chart th,
.chart td {
  min-width: 0;
  padding: 8px 0;
  border: 0;
  line-height: 1.3;
  vertical-align: middle;
}
.chart :is(th, td):not(:last-child) {
  padding-right: 24px;
}
.chart thead :is(th, td) {
  padding-block: 0 6px;
  font-size: .9375rem;
  font-weight: 400;
  vertical-align: bottom;
  color: ${color.ink3};
}
.chart tbody th {
  width: 34%;
  font-weight: 400;
}
.chart td {
  font-weight: 600;
  line-height: 26px;
  text-align: right;
}
.chart svg {
  float: left;
  width: calc(100% - 5rem);
  height: 26px;
  fill: ${color.ember};
}
.chart td:nth-child(2):not(:last-child) svg {
  fill: ${color.ink3};
}
.chart-marks svg {
  float: none;
  display: inline-block;
  max-width: 20rem;
  height: auto;
  margin-right: 16px;
  vertical-align: middle;
}
.chart-marks :is(thead th, td) {
  text-align: left;
}
.chart .below {
  fill: ${color.ink3};
}
.chart .zero {
  fill: ${color.ink};
}
.chart .rest {
  fill: ${color.line};
}
${media.largeText} {
  .chart {
    overflow-x: auto;
  }
  .chart :is(th, td) {
    overflow-wrap: anywhere;
  }
}
.chart figcaption {
  margin-top: 10px;
}
.chart figcaption > a {
  display: inline-block;
  padding-block: 11px;
}
/* A row's name is above its drawing; two figures share a line. */
${media.mobile} {
  .chart tr {
    display: flex;
    flex-wrap: wrap;
    column-gap: 16px;
  }
  .chart tr > * {
    flex: 1;
  }
  .chart thead :is(:first-child:nth-last-child(2), :nth-child(2):last-child) {
    flex: auto;
  }
  .chart tbody th,
  .chart th:first-child:nth-last-child(n + 3) {
    flex: none;
    width: 100%;
    padding-bottom: 0;
  }
  .chart th:first-child:nth-last-child(n + 3) ~ :is(th, td) {
    text-align: left;
  }
  .chart :is(th, td):not(:last-child) {
    padding-right: 0;
  }
  .chart tbody td {
    padding-top: 2px;
  }
  .chart td:not(:nth-child(2):last-child) svg {
    float: none;
    display: block;
    width: 100%;
    height: 20px;
  }
  .chart-marks td:not(:nth-child(2):last-child) svg {
    height: auto;
  }
}
`

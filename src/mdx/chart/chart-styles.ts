import { color, font, media } from '../../theme/tokens.ts'

/** The figures stand in a column of their own at the end of the bars. */
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
  text-wrap: balance;
}
.chart th,
.chart td {
  min-width: 0;
  padding: 8px 16px 8px 0;
  border: 0;
  line-height: 1.3;
  vertical-align: middle;
}
.chart thead :is(th, td) {
  padding-block: 0 6px;
  font-size: .9375rem;
  font-weight: 400;
  color: ${color.ink3};
}
.chart tbody th {
  width: 34%;
  font-weight: 400;
}
.chart td {
  font-weight: 600;
  white-space: nowrap;
}
.chart svg {
  display: inline-block;
  width: calc(100% - 5.5rem);
  height: 26px;
  margin-right: 12px;
  vertical-align: middle;
  fill: ${color.ember};
}
.chart td:nth-child(2):not(:last-child) svg {
  fill: ${color.ink3};
}
.chart-marks svg {
  max-width: 20rem;
  height: auto;
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
.chart figcaption {
  margin-top: 10px;
  font-size: .9375rem;
  line-height: 1.5;
  color: ${color.ink3};
}
${media.mobile} {
  .chart th,
  .chart td {
    padding-right: 10px;
  }
  .chart td:not(:nth-child(2):last-child) svg {
    display: block;
    width: 100%;
    height: 20px;
  }
}
`

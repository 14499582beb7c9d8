import { color, font } from '../../theme/tokens.ts'

export const footnoteStyles = `
sup {
  font-size: .75em;
  line-height: 0;
  vertical-align: .45em;
}
sup a {
  padding: .5em .25em;
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  text-decoration-thickness: 1px;
}
.footnotes {
  margin-top: 72px;
  padding-top: 20px;
  border-top: 1px solid ${color.line};
  font-size: .9375rem;
  line-height: 1.6;
  color: ${color.ink2};
}
.footnotes h2 {
  margin: 0 0 12px;
  --largest: 1rem;
  font: 600 1rem/1.4 ${font.text};
  letter-spacing: 0;
  word-spacing: 0;
  color: ${color.ink};
}
.footnotes ol {
  margin-block: 0;
  padding-left: 22px;
}
.footnotes p {
  margin-block: 6px;
}
.footnotes li:target,
sup a:target {
  background: ${color.sunken};
  outline: 6px solid ${color.sunken};
}
.data-footnote-backref {
  display: inline-block;
  min-width: 24px;
  text-align: center;
  text-decoration: none;
  color: ${color.emberText};
}
@media print {
  .data-footnote-backref {
    display: none;
  }
}
`

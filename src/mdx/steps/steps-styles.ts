import { color, font } from '../../theme/tokens.ts'

/** `list-item` is the list's implicit counter, so a list that starts at 4 shows 4. */
export const styles = `
.steps {
  margin-block: 32px;
}
.steps > ol {
  margin: 0;
  padding: 0;
  list-style: none;
  border-top: 2px solid ${color.ink};
}
.steps > ol > li {
  position: relative;
  margin: 0;
  padding: 18px 0 18px clamp(48px, 6.3vw, 64px);
  border-bottom: 1px solid ${color.line};
}
.steps > ol > li::before {
  content: counter(list-item);
  position: absolute;
  left: 0;
  top: 16px;
  font: 850 2.1rem/1 ${font.display};
  letter-spacing: -.04em;
  font-variant-numeric: tabular-nums;
  color: ${color.emberText};
}
`

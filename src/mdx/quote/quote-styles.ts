import { color, font } from '../../theme/tokens.ts'

export const styles = `
.quote {
  margin-block: 44px;
  padding-top: 24px;
  border-top: 2px solid ${color.ink};
}
.quote blockquote {
  margin: 0;
  padding: 0;
  border: 0;
  color: inherit;
  font: 750 1.75rem/1.15 ${font.display};
  letter-spacing: -.02em;
  word-spacing: .07em;
  text-wrap: var(--balance);
}
.quote figcaption {
  margin-top: 16px;
  color: ${color.ink2};
}
.quote cite {
  font-style: normal;
}
`

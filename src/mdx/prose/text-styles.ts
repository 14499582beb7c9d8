import { color, font, media } from '../../theme/tokens.ts'

export const textStyles = `
font-size: 1.125rem;
line-height: 1.7;
overflow-wrap: break-word;
${media.mobile} {
  font-size: 1.0625rem;
}
[data-body] > :first-child {
  margin-top: 0;
}
[data-body] > :last-child {
  margin-bottom: 0;
}
p {
  margin-block: 20px;
  /* A paragraph in Arabic or Hebrew begins at the right. */
  unicode-bidi: plaintext;
}
h2 {
  margin: 72px 0 14px;
  font-size: 2.125rem;
  line-height: 1.05;
  letter-spacing: -.03em;
}
${media.mobile} {
  h2 {
    margin-top: 56px;
    font-size: 1.75rem;
  }
}
h2 + *,
h3 + *,
h4 + *,
h5 + *,
h6 + * {
  margin-top: 0;
}
h2 + h3,
h3 + h4 {
  margin-top: 20px;
}
strong,
em {
  font-weight: 600;
  font-style: normal;
}
a {
  text-decoration: underline 2px ${color.ember};
}
a:hover {
  color: ${color.emberText};
}
img {
  height: auto;
}
p img {
  margin-block: 12px;
}
`

/** What hardly stands on a first screen: lower headings, quotations, what was struck out. */
export const rareTextStyles = `
/* The place of a photograph until it comes; drawings may be transparent. */
img:is([src$='.jpg'], [src$='.jpeg']) {
  background: ${color.sunken};
}
h3 {
  margin: 44px 0 10px;
}
${media.mobile} {
  h3 {
    margin-top: 36px;
    font-size: 1.4rem;
  }
}
h4 {
  margin: 32px 0 8px;
  font: 800 1.25rem/1.2 ${font.display};
  word-spacing: .07em;
  text-wrap: balance;
  letter-spacing: -.015em;
}
h5,
h6 {
  margin: 28px 0 6px;
  font-size: 1.0625rem;
  font-weight: 600;
  line-height: 1.4;
}
del {
  color: ${color.ink3};
}
figcaption {
  font-size: .9375rem;
  line-height: 1.5;
  color: ${color.ink3};
}
blockquote {
  margin: 28px 0;
  padding-left: 24px;
  border-left: 2px solid ${color.ember};
  color: ${color.ink2};
}
blockquote > :first-child {
  margin-top: 0;
}
blockquote > :last-child {
  margin-bottom: 0;
}
`

export const leadStyles = `
[data-body] > p:first-child {
  margin-bottom: 32px;
  font-size: 1.3rem;
  line-height: 1.5;
}
`

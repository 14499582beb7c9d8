import { color, emberLine, font } from '../../theme/tokens.ts'

export const textStyles = `
font-size: clamp(1.0625rem, 1.8vw, 1.125rem);
line-height: 1.7;
& :is([data-body], blockquote) > :first-child {
  margin-top: 0;
}
& :is([data-body], blockquote) > :last-child {
  margin-bottom: 0;
}
p {
  margin-block: 20px;
  /* A paragraph in Arabic or Hebrew starts at the right. */
  unicode-bidi: plaintext;
}
h2 {
  margin: clamp(56px, 7.1vw, 72px) 0 14px;
  --largest: 10vw;
  font-size: clamp(1.75rem, 3.4vw, 2.125rem);
  line-height: 1.05;
  letter-spacing: -.03em;
}
& :is(h2, h3, h4, h5, h6) + * {
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
  ${emberLine};
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
[data-body] > p:first-child {
  margin-bottom: 32px;
  font-size: 1.3rem;
  line-height: 1.5;
}
`

/** Elements that are rarely on a first screen: lower headings, quotations, struck-out text. */
export const rareTextStyles = `
/* Placeholder colour of a photograph while it loads; drawings may be transparent. */
img:is([src$='.jpg'], [src$='.jpeg']) {
  background: ${color.sunken};
}
h3 {
  margin: clamp(36px, 4.3vw, 44px) 0 10px;
  font-size: clamp(1.4rem, 2.4vw, 1.5rem);
}
h4 {
  margin: 32px 0 8px;
  font: 800 1.25rem/1.2 ${font.display};
  word-spacing: .07em;
  text-wrap: var(--balance);
  letter-spacing: -.015em;
}
h5,
h6 {
  margin: 28px 0 6px;
  font-size: 1.0625rem;
  font-weight: 600;
  line-height: 1.4;
}
/* What is bold already stays so. */
& :is(h2, h3, h4, .quote) :is(strong, em, .plan-price) {
  font-weight: inherit;
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
`

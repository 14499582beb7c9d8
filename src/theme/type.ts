import { css } from '@emotion/react'
import { font, media } from './tokens.ts'

const display = `font-family:${font.display};font-weight:850;word-spacing:.07em;text-wrap:balance;`

/** Sizes of text by role. Display sizes carry word-spacing because tight tracking glues words. */
export const type = {
  d1: css`
    ${display}font-size:clamp(3.4rem,9.1vw,8.4rem);
    line-height: 0.88;
    letter-spacing: -0.042em;
    ${media.mobile} {
      font-size: clamp(3.1rem, 17.2vw, 5rem);
      line-height: 0.86;
    }
  `,
  d2: css`
    ${display}font-size:clamp(3.3rem,9.9vw,9.4rem);
    line-height: 0.88;
    letter-spacing: -0.045em;
    ${media.mobile} {
      font-size: clamp(3rem, 15.4vw, 4.4rem);
    }
  `,
  /* As wide, in ems, on every window: a line of the site's own headings wraps in both faces or in none.
     On a phone a word of 14 letters fits on one line. */
  h1: css`
    ${display}font-size:clamp(2.9rem,6.6vw,6rem);
    max-width: 8.5em;
    line-height: 0.92;
    letter-spacing: -0.038em;
    ${media.mobile} {
      max-width: 7em;
      font-size: clamp(2.5rem, 12.5vw, 4rem);
    }
  `,
  statement: css`
    ${display}font-size:clamp(2.4rem,5.6vw,5.1rem);
    line-height: 0.94;
    letter-spacing: -0.034em;
    ${media.mobile} {
      line-height: 1;
    }
  `,
  quote: css`
    ${display}font-weight:750;
    font-size: clamp(2.1rem, 4.9vw, 4.35rem);
    line-height: 1.02;
    letter-spacing: -0.034em;
  `,
  h2: css`
    ${display}font-size:clamp(2.15rem,4.3vw,3.9rem);
    line-height: 0.98;
    letter-spacing: -0.034em;
  `,
  h3: css`
    ${display}font-weight:800;
    font-size: 1.5rem;
    line-height: 1.1;
    letter-spacing: -0.02em;
  `,
  price: css`
    ${display}font-size:2.7rem;
    line-height: 1;
    letter-spacing: -0.04em;
    white-space: nowrap;
  `,
  lead: css`
    font-size: clamp(1.125rem, 1.5vw, 1.3rem);
    line-height: 1.5;
  `,
  small: css`
    font-size: 0.9375rem;
    line-height: 1.5;
  `,
  note: css`
    font-size: 0.8125rem;
    line-height: 1.4;
  `,
} as const

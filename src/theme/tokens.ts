import { css } from '@emotion/react'
import { day, propertyOf } from './palette.ts'

const { fire: _, ...colors } = day

/** The vocabulary of every style: colours follow theme and tone, the rest is fixed. */
export const color = Object.fromEntries(
  Object.keys(colors).map((name) => [name, `var(${propertyOf(name)})`]),
) as typeof colors

/** A filled button under the pointer, on every ground and in both themes. */
export const buttonHover = `color-mix(in srgb, ${color.button} 86%, #fff)`
/** The same while it is pressed. */
export const buttonPress = `color-mix(in srgb, ${color.button} 72%, #fff)`

/** The line below a link. Safari does not understand a `text-decoration` of several values. */
export const emberLine = `text-decoration: underline; text-decoration-color: ${color.ember};
  text-decoration-thickness: 2px`

export const radius = {
  menu: '2px',
  label: '3px',
  control: '4px',
  box: '6px',
  layer: '8px',
  pill: '22px',
} as const

/** Names of the web fonts; styles use `font`, which has their stand-ins too. */
export const webFont = { display: 'Piazzolla Variable', text: 'Instrument Sans Variable' } as const

export const font = { display: 'var(--display)', text: 'var(--text)' } as const

export const duration = {
  hover: '180ms',
  open: '260ms',
  layer: '420ms',
  reveal: '600ms',
  ignite: '900ms',
} as const

export const ease = {
  standard: 'cubic-bezier(.2,0,0,1)',
  ignite: 'cubic-bezier(.16,1,.3,1)',
} as const

/** One ordered list; native dialogs use the top layer above all of it. */
export const layer = {
  content: 1,
  header: 10,
  chatButton: 30,
  chatPanel: 40,
  toast: 60,
} as const

/** Widths in pixels where the layout changes. */
const breakpoint = {
  largeText: 272,
  narrow: 390,
  small: 480,
  mobile: 720,
  tablet: 1024,
  nav: 1180,
} as const

/* In em, so that a reader's text size counts: twice the size gets the layout of half the width. */
const below = (width: number) => `@media (max-width:${width / 16 - 0.01}em)`
/* Paper is narrow. Safari, which measures the window even when it prints, has to be told. */
const belowOnScreen = (width: number) => `@media screen and (max-width:${width / 16 - 0.01}em)`
const fromOnScreen = (width: number) => `@media screen and (min-width:${width / 16}em)`
const belowOrPrinted = (width: number) => `@media print,(max-width:${width / 16 - 0.01}em)`

export const media = {
  /** A phone with text at 200 %, where words break rather than widen the page. */
  largeText: below(breakpoint.largeText),
  belowNarrow: below(breakpoint.narrow),
  belowSmall: below(breakpoint.small),
  /** Below this the mobile layout applies. */
  mobile: belowOrPrinted(breakpoint.mobile),
  /** The same where lists can be swiped: on paper they would be cut off. */
  swipeable: belowOnScreen(breakpoint.mobile),
  aboveMobile: fromOnScreen(breakpoint.mobile),
  /** A window hardly taller than the header and a form: a phone on its side, or 400 % zoom. */
  low: '@media (max-height:28em)',
  belowTablet: belowOrPrinted(breakpoint.tablet),
  fromTablet: fromOnScreen(breakpoint.tablet),
  /** Wider than a phone, and narrower than where parts are side by side. */
  onTablet: `${fromOnScreen(breakpoint.mobile)} and (max-width:${breakpoint.tablet / 16 - 0.01}em)`,
  /** The full navigation fits from here. */
  fromNav: fromOnScreen(breakpoint.nav),
  belowNav: belowOrPrinted(breakpoint.nav),
  motion: '@media (prefers-reduced-motion:no-preference)',
} as const

/** Heights of the header on one line, in pixels. */
export const headerHeight = { wide: 72, mobile: 64 } as const

/** Space between the page's content and the sides of its window. */
export const pageEdge = 'clamp(20px, 3.4vw, 48px)'

/** Gap between the heading of a section and the sentence below it. */
export const leadGap = '18px'

const display = css`
  font-family: ${font.display};
  font-weight: 850;
  word-spacing: 0.07em;
  text-wrap: var(--balance);
`

/**
 * Text sizes by role; none is smaller in a wider window. Display sizes have word-spacing because
 * tight tracking runs words together, and those of headings set `--largest`, their limit for
 * enlarged text.
 */
export const type = {
  d1: css`
    ${display};
    font-size: clamp(3.1rem, min(max(5.8rem, 9.1vw), 20vh - 26px), 8.4rem);
    line-height: 0.88;
    letter-spacing: -0.042em;
    ${media.mobile} {
      --largest: 17.6vw;
      font-size: clamp(min(3.1rem, 16.8vw), min(17.2vw, 20vw - 11px, 20vh - 26px), 5rem);
      line-height: 0.86;
    }
  `,
  d2: css`
    ${display};
    font-size: clamp(4.4rem, 9.9vw, 9.4rem);
    line-height: 0.88;
    letter-spacing: -0.045em;
    ${media.mobile} {
      --largest: 15.5vw;
      font-size: clamp(2.5rem, 17vw - 7px, 4.4rem);
    }
  `,
  /* The same width in ems in every window, so that the site's headings wrap alike in the web font
     and its fallback. On a phone a word of 14 letters fits on one line, beside a scrollbar too. */
  h1: css`
    ${display};
    font-size: clamp(min(4.2rem, 13vh), 6.6vw, 6rem);
    max-width: 8.5em;
    line-height: 0.92;
    letter-spacing: -0.038em;
    ${media.mobile} {
      max-width: 7em;
      font-size: clamp(2.375rem, 14.4vw - 8px, min(4rem, 13vh));
    }
  `,
  statement: css`
    ${display};
    font-size: clamp(2.6rem, 5.6vw, 5.1rem);
    line-height: 0.94;
    letter-spacing: -0.034em;
    ${media.mobile} {
      line-height: 1;
    }
  `,
  quote: css`
    ${display};
    font-weight: 750;
    font-size: clamp(2.125rem, 4.9vw, 4.35rem);
    line-height: 1.02;
    letter-spacing: -0.034em;
  `,
  h2: css`
    ${display};
    font-size: clamp(2.15rem, 4.3vw, 3.9rem);
    line-height: 0.98;
    letter-spacing: -0.034em;
  `,
  h3: css`
    ${display};
    font-weight: 800;
    --largest: 8.6vw;
    font-size: 1.5rem;
    line-height: 1.1;
    letter-spacing: -0.02em;
  `,
  price: css`
    ${display};
    font-size: 2.7rem;
    line-height: 1;
    letter-spacing: -0.04em;
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

/** Text that is less prominent than what it belongs to. */
export const quiet = {
  lead: css`
    ${type.lead};
    color: ${color.ink2};
  `,
  small: css`
    ${type.small};
    color: ${color.ink2};
  `,
  /** Text that need not be read: facts, captions, hints. */
  hint: css`
    ${type.small};
    color: ${color.ink3};
  `,
} as const

/**
 * A drawing as a CSS `url()`, for masks.
 *
 * @param viewBox width and height; the origin is 0 0
 * @param content elements of SVG without quotation marks or number signs
 */
export const svgUrl = (viewBox: string, content: string) =>
  `url("data:image/svg+xml,${`<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${viewBox}'>${content}</svg>`
    .replaceAll('<', '%3C')
    .replaceAll('>', '%3E')}")`

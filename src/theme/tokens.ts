/** The vocabulary of every style: colours follow theme and tone, the rest is fixed. */
export const color = {
  paper: 'var(--paper)',
  raised: 'var(--raised)',
  sunken: 'var(--sunken)',
  ink: 'var(--ink)',
  ink2: 'var(--ink-2)',
  ink3: 'var(--ink-3)',
  line: 'var(--line)',
  line2: 'var(--line-2)',
  ember: 'var(--ember)',
  emberHover: 'var(--ember-hover)',
  emberPress: 'var(--ember-press)',
  emberText: 'var(--ember-text)',
  maize: 'var(--maize)',
  error: 'var(--error)',
  button: 'var(--button)',
  onButton: 'var(--on-button)',
  /** Ink on an ember fill. */
  onEmber: 'var(--on-ember)',
  focus: 'var(--focus)',
} as const

export const radius = {
  menu: '2px',
  label: '3px',
  control: '4px',
  box: '6px',
  layer: '8px',
  pill: '22px',
} as const

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
  art: 0,
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
  pair: 900,
  tablet: 1024,
  nav: 1180,
} as const

/* In em, the reader's own text size: twice the text gets the layout of half the width. */
const from = (width: number) => `@media (min-width:${width / 16}em)`
const below = (width: number) => `@media (max-width:${width / 16 - 0.01}em)`

export const media = {
  /** Text of twice the size on a phone: words break before the page gets wider than its window. */
  largeText: below(breakpoint.largeText),
  belowNarrow: below(breakpoint.narrow),
  belowSmall: below(breakpoint.small),
  /** Below this the mobile layout applies. */
  mobile: below(breakpoint.mobile),
  desktop: from(breakpoint.mobile),
  /** A window that is hardly higher than the header and a form: a screen read at 400 %. */
  low: '@media (max-height:22.5em)',
  /** Plans and dishes stand side by side from here. */
  pair: from(breakpoint.pair),
  belowPair: below(breakpoint.pair),
  belowTablet: below(breakpoint.tablet),
  tablet: from(breakpoint.tablet),
  /** The full navigation fits from here. */
  nav: from(breakpoint.nav),
  belowNav: below(breakpoint.nav),
  motion: '@media (prefers-reduced-motion:no-preference)',
} as const

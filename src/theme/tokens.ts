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
  indigo: 'var(--indigo)',
  success: 'var(--success)',
  error: 'var(--error)',
  button: 'var(--button)',
  onButton: 'var(--on-button)',
  onEmber: 'var(--on-ember)',
  focus: 'var(--focus)',
} as const

/** Lengths of the spacing scale, named by their pixels. */
export const space = {
  4: '4px',
  8: '8px',
  12: '12px',
  16: '16px',
  20: '20px',
  24: '24px',
  32: '32px',
  44: '44px',
  56: '56px',
  72: '72px',
  96: '96px',
  116: '116px',
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
  press: '120ms',
  hover: '180ms',
  open: '260ms',
  layer: '420ms',
  reveal: '600ms',
  ignite: '900ms',
} as const

export const ease = {
  standard: 'cubic-bezier(.2,0,0,1)',
  ignite: 'cubic-bezier(.16,1,.3,1)',
  exit: 'cubic-bezier(.4,0,1,1)',
} as const

/** One ordered list; native dialogs use the top layer above all of it. */
export const layer = {
  art: 0,
  content: 1,
  ground: 3,
  header: 10,
  chatButton: 30,
  chatPanel: 40,
  toast: 60,
} as const

/** Widths in pixels where the layout changes. */
export const breakpoint = { small: 480, mobile: 720, tablet: 1024, nav: 1180, wide: 1440 } as const

export const media = {
  /** Below this the mobile layout applies. */
  mobile: `@media (max-width:${breakpoint.mobile - 0.02}px)`,
  desktop: `@media (min-width:${breakpoint.mobile}px)`,
  belowTablet: `@media (max-width:${breakpoint.tablet - 0.02}px)`,
  tablet: `@media (min-width:${breakpoint.tablet}px)`,
  /** The full navigation fits from here. */
  nav: `@media (min-width:${breakpoint.nav}px)`,
  belowNav: `@media (max-width:${breakpoint.nav - 0.02}px)`,
  motion: '@media (prefers-reduced-motion:no-preference)',
} as const

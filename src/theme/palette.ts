/**
 * Colour values by theme and tone. Contrast was measured against `paper`, `raised` and `sunken`
 * (WCAG 2.2): text colours reach 4.5:1, control borders (`line2`) 3:1. `ember` is never text.
 */
export type Palette = Record<Exclude<keyof typeof day, 'fire'>, string> & { fire: FireStops }

/** Colours of the fire from its base to its tips. */
export type FireStops = readonly [string, string, string, string, string]

export const day = {
  paper: '#efeae0',
  raised: '#f9f6f0',
  sunken: '#e2dacb',
  ink: '#1a1622',
  ink2: '#4a4450',
  ink3: '#655d66',
  line: '#cbc2b2',
  line2: '#82797c',
  ember: '#f04e16',
  emberHover: '#ff6328',
  emberPress: '#ff7a45',
  emberText: '#ab2a05',
  maize: '#f4b41f',
  error: '#b3171d',
  button: '#1a1622',
  onButton: '#f9f6f0',
  /** Ink on an ember fill. */
  onEmber: '#1a1622',
  focus: '#ab2a05',
  fire: ['#1a1622', '#1a1622', '#e0380a', '#f05a14', '#f4b41f'] satisfies FireStops,
}

export const night: Palette = {
  paper: '#12121c',
  raised: '#1b1b29',
  sunken: '#0b0b13',
  ink: '#f4ecdf',
  ink2: '#c4bbbb',
  ink3: '#9a9198',
  line: '#33313f',
  line2: '#77707c',
  ember: '#ff6a2b',
  emberHover: '#ff8247',
  emberPress: '#ff9866',
  emberText: '#ff8b52',
  maize: '#ffc64a',
  error: '#ff8a80',
  button: '#ffc64a',
  onButton: '#12121c',
  onEmber: '#12121c',
  focus: '#ff8b52',
  fire: ['#ffe9ae', '#ffc64a', '#ff7a22', '#de3a0e', '#7a1d1c'],
}

const onEmberFlood: Partial<Palette> = {
  paper: day.ember,
  raised: '#f7672f',
  sunken: '#db410c',
  ink2: day.ink,
  ink3: day.ink,
  line: day.ink,
  line2: day.ink,
  emberText: day.ink,
  error: day.ink,
  focus: day.ink,
  fire: ['#fff1c7', '#ffe08a', '#ffc63a', '#ffd05a', '#ffe7a8'],
}

const onMaizeFlood: Partial<Palette> = {
  paper: day.maize,
  raised: '#f9c445',
  sunken: '#e8a50f',
  ink2: '#2e2520',
  ink3: '#4a3910',
  line: '#c48a0c',
  line2: '#6a4a04',
  emberText: '#7e1d02',
  error: '#7e1d02',
  focus: day.ink,
  fire: ['#1a1622', '#1a1622', '#b82a05', '#e0440c', '#f7702e'],
}

/** A tone redefines the tokens of the block that has it, so components need no variants. */
export const tones = {
  night: { light: night, dark: { ...night, paper: '#0b0b13', raised: '#171723' } },
  ember: {
    light: { ...day, ...onEmberFlood },
    dark: {
      ...night,
      paper: '#2a1116',
      raised: '#3a181b',
      sunken: '#1f0c10',
      ink: '#f9e6d2',
      ink2: '#e2bfae',
      ink3: '#c79f92',
      line: '#5a2a2a',
      line2: '#a2665a',
      fire: ['#ffe9ae', '#ffc64a', '#ff7a22', '#de3a0e', '#8a221c'],
    },
  },
  maize: {
    light: { ...day, ...onMaizeFlood },
    dark: {
      ...night,
      paper: '#191d45',
      raised: '#232858',
      sunken: '#12163a',
      ink: '#eef0ff',
      ink2: '#c3c8f2',
      ink3: '#a2a8dc',
      line: '#383e78',
      line2: '#7981c9',
      fire: ['#ffe9ae', '#ffc64a', '#ff7a22', '#de3a0e', '#6b2350'],
    },
  },
} satisfies Record<string, { light: Palette; dark: Palette }>

/** Coupons and the newsletter stay bright at night: paper lit by the fire. */
export const litMaize: Palette = {
  ...day,
  ...onMaizeFlood,
  paper: '#f2b632',
  ink: '#15131c',
  button: '#15131c',
}

/** Positions of a fire's colours, in per cent of its height from its base. */
export const fireOffsets = [0, 7, 27, 56, 100] as const

/** The colours of a fire as the background of a box of the same height. */
export const fireGradient = `linear-gradient(to top,${fireOffsets
  .map((offset, index) => `var(--f${index}) ${offset}%`)
  .join(',')})`

/** The custom property of a colour: `--on-ember`, `--ink-2`. */
export const propertyOf = (name: string) =>
  `--${name.replace(/[A-Z0-9]/g, (letter) => `-${letter.toLowerCase()}`)}`

const propertiesOf = ({ fire, ...colors }: Palette) => [
  ...Object.entries(colors).map(([name, value]) => `${propertyOf(name)}:${value}`),
  ...fire.map((stop, index) => `--f${index}:${stop}`),
]

/** Custom properties of a palette; with another palette, only the ones that differ. */
export function customProperties(palette: Palette, other?: Palette): string {
  const known = other ? propertiesOf(other) : []
  return propertiesOf(palette)
    .filter((property) => !known.includes(property))
    .join(';')
}

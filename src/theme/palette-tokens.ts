import type { FireStops, Palette } from './palette.ts'

const kebab = (name: string) =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replace(/(\d)/, '-$1')

/** Custom properties of a palette and its fire; given another palette, only what differs from it. */
export function tokens(palette: Palette, fire: FireStops, other?: Palette): string {
  const colors = Object.entries(palette)
    .filter(([name, value]) => other?.[name as keyof Palette] !== value)
    .map(([name, value]) => `--${kebab(name)}:${value}`)
  const stops = fire.map((stop, index) => `--f${index}:${stop}`)
  return [...colors, ...stops].join(';')
}

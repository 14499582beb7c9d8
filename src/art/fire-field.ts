import type { FireDrawing } from './fire.ts'

/** The box of a fire, and how its tongues share it. */
type Hearth = Pick<FireDrawing, 'width' | 'height' | 'tongues' | 'focus'> &
  Required<Pick<FireDrawing, 'spread' | 'low'>>

/** One flame: where it stands, how tall it is and how it sways. */
type Tongue = ReturnType<typeof createTongues>[number]

/** The fire's height above each point of its base, and its lean there. */
export type Field = ReturnType<typeof createField>

/** The steepest lean towards a tongue, as a slope; beyond it the outer marks lie flat. */
const steepestLean = 0.4

/** Distance in breadths beyond which a tongue's contribution is lost in rounding. */
const far = 9

/** Creates the field above a hearth, with its tongues; calls `random` in a fixed order. */
export function createField(random: () => number, hearth: Hearth) {
  const { width, height, low } = hearth
  const tongues = createTongues(random, hearth)
  const wind = (random() - 0.5) / 2
  const slowPhase = 6 * random()
  const quickPhase = 6 * random()

  function bedAt(x: number): number {
    const slow = 0.4 * Math.sin((17 * x) / width + slowPhase)
    const quick = 0.3 * Math.sin((43 * x) / width + quickPhase)
    return low * (1 + slow + quick)
  }

  return {
    tongues,

    /** Height of the fire over the base point `x`, in units. */
    heightAt(x: number) {
      let tallest = bedAt(x)
      for (const tongue of tongues) {
        const away = Math.abs(x - tongue.center) / tongue.breadth
        if (away > far) continue
        tallest = Math.max(tallest, tongue.height * Math.exp(-0.8 * away * Math.sqrt(away)))
      }
      return 0.95 * height * tallest
    },

    /**
     * Sideways displacement, in units, of a column that stands on `x` and is `rise` units tall, as
     * a function of the share `u` (0–1) of its height.
     */
    driftFrom(x: number, rise: number) {
      const { pull, bend, phase } = draughtAt(x, tongues)
      const steepest = steepestLean * rise
      const gathering = steepest * Math.tanh((0.54 * pull) / steepest)
      const leaning = 0.42 * (wind + bend) * rise
      return (u: number) => {
        const swaying = 0.035 * rise * Math.sin(4.2 * u + phase)
        return gathering * u ** 1.7 + leaning * u ** 2 + swaying * u
      }
    },
  }
}

/**
 * The tongues' effect on a point of the base: means weighted by proximity; the pull is in units.
 */
function draughtAt(x: number, tongues: readonly Tongue[]) {
  let total = 0.15
  let pull = 0
  let bend = 0
  let phase = 0
  for (const tongue of tongues) {
    const away = (x - tongue.center) / tongue.breadth
    if (Math.abs(away) > far) continue
    const weight = tongue.height * Math.exp(-0.45 * away * away)
    total += weight
    pull += weight * (tongue.center - x)
    bend += weight * tongue.bend
    phase += weight * tongue.phase
  }
  return { pull: pull / total, bend: bend / total, phase: phase / total }
}

function createTongues(random: () => number, hearth: Hearth) {
  const { width, height, focus, spread } = hearth
  const fitting = Math.round((width / height) * (0.75 + 0.5 * random()))
  const count = hearth.tongues ?? Math.min(Math.max(fitting, 2), 9)
  const anyOne = Math.floor(random() * count)
  const main = focus === undefined ? anyOne : Math.floor(count / 2)
  const usualBreadth = Math.min(0.05 * width, 0.2 * height) * spread

  return Array.from({ length: count }, (_, index) => {
    const jitter = random() - 0.5
    const place =
      focus === undefined
        ? (index + 0.5 + 0.8 * jitter) / count
        : focus + 0.125 * spread * (index - (count - 1) / 2) + 0.05 * jitter
    const height = 0.42 + 0.5 * random()
    const breadth = (0.7 + 0.6 * random()) * usualBreadth
    return {
      /** Distance from the left edge, in units. */
      center: Math.min(Math.max(place * width, usualBreadth), width - usualBreadth),
      /** Share of the hearth's height. */
      height: index === main ? 1 : height,
      /** Distance from the centre at which it falls to less than half its height, in units. */
      breadth: index === main ? 1.25 * breadth : breadth,
      /** Lean to the right, as a slope; negative to the left. */
      bend: (random() - 0.5) / 2,
      /** Start of the sway, in radians. */
      phase: 6 * random(),
    }
  })
}

import { drawFire, type FireOptions } from './fire.ts'

type FireArguments = [slug: string, width: number, height: number, options?: FireOptions]

/** A drawing that is asked for but not made. */
type FirePlan = { drawFire: FireArguments }

/**
 * A fire to be drawn when the page is rendered. A build resolves the data of every page to learn
 * which of them changed; drawing takes a millisecond each and is left for those that did.
 *
 * @returns a stand-in for the path; `drawArt` puts the path in its place before anything reads it
 */
export function fire(...args: FireArguments): string {
  const plan: FirePlan = { drawFire: args }
  // To components it is the string that it will be.
  return plan as unknown as string
}

const isFirePlan = (value: unknown): value is FirePlan =>
  typeof value === 'object' && value !== null && 'drawFire' in value

/** Paths of this process by their arguments: an article's cover stands on several pages. */
const drawn = new Map<string, string>()

/** More are not kept; a path has less than three kilobytes. */
const keptDrawings = 5_000

function draw(args: FireArguments): string {
  const key = JSON.stringify(args)
  const known = drawn.get(key)
  if (known) return known
  const path = drawFire(...args)
  if (drawn.size >= keptDrawings) drawn.clear()
  drawn.set(key, path)
  return path
}

/** The JSON of a page's data, every drawing made. */
export function drawArt(data: unknown): string {
  return JSON.stringify(data, (_key, value) => (isFirePlan(value) ? draw(value.drawFire) : value))
}

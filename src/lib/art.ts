import { drawFire, type FireOptions } from './fire.ts'

type FireArguments = [slug: string, width: number, height: number, options?: FireOptions]

/** What a drawing that is asked for begins with; no text of the content may hold this character. */
const planned = '\0'

/**
 * A fire to be drawn when the page is rendered. A build resolves the data of every page to learn
 * which of them changed; drawing takes its time and is left for those that did.
 *
 * @returns a stand-in for the path; `drawArt` puts the path in its place before anything reads it
 */
export const fire = (...args: FireArguments): string => planned + JSON.stringify(args)

/** Paths of this process by their arguments: an article's cover stands on several pages. */
const drawn = new Map<string, string>()

/** More are not kept; a path has less than three kilobytes. */
const keptDrawings = 5_000

function draw(args: string): string {
  const known = drawn.get(args)
  if (known) return known
  const path = drawFire(...(JSON.parse(args) as FireArguments))
  if (drawn.size >= keptDrawings) drawn.clear()
  drawn.set(args, path)
  return path
}

/** A planned drawing as it stands in JSON. */
const plannedInJson = /"\\u0000((?:[^"\\]|\\.)*)"/g

/** Makes every drawing in the JSON of a page's data. */
export function drawArt(json: string): string {
  return json.replace(plannedInJson, (_, args) => JSON.stringify(draw(JSON.parse(`"${args}"`))))
}

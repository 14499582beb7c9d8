import { drawFire, type FireOptions } from './fire.ts'
import { fnv1a32 } from './random.ts'

type FireArguments = [slug: string, width: number, height: number, options?: FireOptions]

/** What a drawing that is asked for begins with; no text of the content may hold these characters. */
const planned = { inPage: '\u0000', inFile: '\u0001' } as const

/**
 * A fire to be drawn when the page is rendered. A build resolves the data of every page to learn
 * which of them changed; drawing takes its time and is left for those that did.
 *
 * @returns a stand-in for the path; `drawArt` puts the path in its place before anything reads it
 */
export const fire = (...args: FireArguments): string => planned.inPage + JSON.stringify(args)

/**
 * A fire in a file of its own, for places that the first screen does not show: a page that tells of
 * twelve articles would be twice as heavy with their covers.
 *
 * @returns a stand-in for the address of the file; `drawArt` puts the address in its place
 */
export const fireFile = (...args: FireArguments): string => planned.inFile + JSON.stringify(args)

/** Paths of this process by their arguments: an article's cover stands on several pages. */
const drawn = new Map<string, string>()

/** More are not kept; a path has less than three kilobytes. */
const keptDrawings = 5_000

const read = (args: string): FireArguments => JSON.parse(args)

function draw(args: string): string {
  const known = drawn.get(args)
  if (known) return known
  const path = drawFire(...read(args))
  if (drawn.size >= keptDrawings) drawn.clear()
  drawn.set(args, path)
  return path
}

/** A planned drawing as it stands in JSON. */
const plannedInJson = /"\\u000([01])((?:[^"\\]|\\.)*)"/g

const argsIn = (text: string): string => JSON.parse(`"${text}"`)

/**
 * Makes every drawing in the JSON of a page's data.
 *
 * @param addressOf says where a drawing lies that has a file of its own
 */
export function drawArt(json: string, addressOf: (args: string) => string = artAddress): string {
  return json.replace(plannedInJson, (_, kind, text) => {
    const args = argsIn(text)
    return JSON.stringify(kind === '0' ? draw(args) : addressOf(args))
  })
}

/** The drawings in the JSON of a page's data that have a file of their own. */
export const artFilesIn = (json: string): string[] =>
  [...json.matchAll(plannedInJson)].flatMap(([, kind, text = '']) =>
    kind === '1' ? argsIn(text) : [],
  )

/** Address of a drawing's file, without the base. */
export function artAddress(args: string): string {
  const [slug] = read(args)
  const name = slug.replace(/[^a-z0-9]+/g, '-').replace(/^-/, '')
  return `/_art/${name}-${fnv1a32(args).toString(36)}.svg`
}

/**
 * A drawing as a file: white, to be the mask of the colours of theme and ground. Whatever box it is
 * given, it covers it and stands on its foot.
 */
export function artFile(args: string): string {
  const [, width, height] = read(args)
  const box = `viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMax slice"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${box}><path fill="#fff" d="${draw(args)}"/></svg>`
}

/** A drawing as an address that holds all of it, for where no file is written. */
export const artDataAddress = (args: string): string =>
  `data:image/svg+xml,${encodeURIComponent(artFile(args))}`

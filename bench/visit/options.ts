import { parseOptions } from '../../scripts/lib/read-options.ts'
import { SetupError } from '../../scripts/setup/messages.js'
import type { Route } from './routes.ts'

const usage = `npm run bench:visit -- [--runs 5] [--only pages|interactions] [--dir dist] [--out .cache/bench-visit/results] [/route …]`

export type Options = {
  runs: number
  /** Leaves out the other half. */
  only?: 'pages' | 'interactions'
  /** Folder of the built site. */
  dir: string
  /** Where the results go, without .json and .md. */
  out: string
  /** Routes by name; none means all. */
  urls: string[]
}

/** @throws with the usage when the arguments are not understood */
export function readOptions(args: string[]): Options {
  const refuse = (reason: string) => new SetupError(`${reason}\n${usage}`)
  const { values, positionals } = parseOptions(
    {
      args,
      allowPositionals: true,
      options: {
        runs: { type: 'string', default: '5' },
        only: { type: 'string' },
        dir: { type: 'string', default: 'dist' },
        out: { type: 'string', default: '.cache/bench-visit/results' },
      },
    },
    ({ fault }) => `${fault}. ${usage}`,
  )
  const { only, dir, out } = values
  const runs = Number(values.runs)
  if (!Number.isInteger(runs) || runs < 1) throw refuse(`"${values.runs}" is no number of runs.`)
  if (only !== undefined && only !== 'pages' && only !== 'interactions') {
    throw refuse(`"${only}" is neither "pages" nor "interactions".`)
  }
  return { runs, only, dir, out, urls: positionals }
}

/** @throws when a name is not that of a page */
export function chooseRoutes(all: readonly Route[], urls: readonly string[]): Route[] {
  const unknown = urls.find((url) => !all.some((route) => route.url === url))
  if (unknown !== undefined) {
    throw new SetupError(
      `The built site has no page ${unknown}. It has: ${all.map(({ url }) => url).join(' ')}`,
    )
  }
  return urls.length === 0 ? [...all] : all.filter(({ url }) => urls.includes(url))
}

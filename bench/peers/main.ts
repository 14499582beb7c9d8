import { readOptions } from '../../scripts/lib/read-options.ts'
import { UserError } from '../../scripts/setup/user-error.js'
import { machineLine } from '../machine.ts'
import { removeAtExit } from '../remove-at-exit.ts'
import { compare, type Measurement } from './compare.ts'
import {
  type Contender,
  installNode,
  type PeerName,
  peerNames,
  prepareOurs,
  preparePeer,
} from './contenders.ts'
import { comparisonTable } from './table.ts'

/** `npm run bench:peers -- 1000`: this project beside other generators, on the same articles. */
const { positionals, values } = readOptions({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '3' },
    peers: { type: 'string', default: peerNames.join(',') },
  },
})
const isPeer = (name: string): name is PeerName => (peerNames as string[]).includes(name)
const chosen = values.peers.split(',').filter((name) => name !== '')
const counts = positionals.length > 0 ? positionals.map(Number) : [100]
const runs = Number(values.runs)
const isWhole = (number: number) => Number.isInteger(number) && number > 0
if (!counts.every(isWhole) || !isWhole(runs) || !chosen.every(isPeer))
  throw new UserError(
    `Usage: npm run bench:peers -- [--runs 3] [--peers ${peerNames.join(',')}] COUNT [COUNT …]`,
    2,
  )
if (process.platform !== 'linux') throw new UserError('This benchmark reads /proc and needs Linux.')

const root = process.cwd()
const { node, version } = installNode(root)

function prepare(count: number): Contender[] {
  const nodes = new Map([
    [version, node],
    [process.versions.node, process.execPath],
  ])
  // The first one is what the others are compared with.
  const ours = [...nodes].map(([number, path]) => {
    const contender = prepareOurs(root, `Lumbre, Node ${number}`, path, count)
    removeAtExit(contender.folder)
    return contender
  })
  return [...ours, ...chosen.filter(isPeer).map((name) => preparePeer(root, name, node, count))]
}

const report = ({ contender, step, count, cpu, wall }: Measurement) =>
  console.error(`${count}, ${step}, ${contender}: ${cpu.toFixed(2)} CPU s, ${wall.toFixed(2)} s`)
const all: Measurement[] = []
for (const count of counts) all.push(...(await compare(prepare(count), count, runs, report)))
console.log(`${machineLine()}; peers on Node ${version}; median of ${runs}\n`)
console.log(comparisonTable(all))

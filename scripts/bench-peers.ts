import { cpus } from 'node:os'
import { compare, type Measurement } from '../bench/peers/compare.ts'
import {
  type Contender,
  installNode,
  type PeerName,
  peerNames,
  prepareOurs,
  preparePeer,
} from '../bench/peers/contenders.ts'
import { comparisonTable } from '../bench/peers/table.ts'
import { readOptions } from './lib/read-options.ts'
import { removeAtExit } from './lib/remove-at-exit.ts'

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
if (!counts.every(isWhole) || !isWhole(runs) || !chosen.every(isPeer)) {
  console.error(
    `Usage: npm run bench:peers -- [--runs 3] [--peers ${peerNames.join(',')}] COUNT [COUNT …]`,
  )
  process.exit(2)
}
if (process.platform !== 'linux') {
  console.error('This benchmark reads /proc and needs Linux.')
  process.exit(2)
}

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
console.log(
  `${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores, ${cpus()[0]?.model ?? 'unknown processor'}; peers on Node ${version}; median of ${runs}\n`,
)
console.log(comparisonTable(all))

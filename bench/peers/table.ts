import { median } from '../median.ts'
import { type Measurement, type Result, steps } from './compare.ts'

const header = [
  '| articles | build | contender | CPU s | × | wall s | × | peak MB | × | output MB | × | pages | files |',
  '| ---: | --- | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
]

/** The middle of each number over the repetitions. */
function middle(results: readonly Result[]): Result {
  const of = (key: keyof Result) => median(results.map((result) => result[key]))
  return {
    cpu: of('cpu'),
    wall: of('wall'),
    memory: of('memory'),
    output: of('output'),
    files: of('files'),
    pages: of('pages'),
  }
}

/**
 * The measurements as one Markdown table: medians, each with its ratio to the first contender's.
 * Above 1 means that it costs more than this project.
 */
export function comparisonTable(measurements: readonly Measurement[]): string {
  const unique = <Value>(values: Value[]) => [...new Set(values)]
  const rows = unique(measurements.map(({ count }) => count)).flatMap((count) => {
    const counted = measurements.filter((one) => one.count === count)
    // The order of the first step of the first run, which is not rotated.
    const contenders = unique(counted.map(({ contender }) => contender))
    return steps.flatMap((step) =>
      contenders
        .map((name) => ({
          name,
          ...middle(counted.filter((one) => one.step === step && one.contender === name)),
        }))
        .map((result, _, [first = result]) => row(count, step, result, first)),
    )
  })
  return [...header, ...rows].join('\n')
}

function row(count: number, step: string, result: Result & { name: string }, first: Result) {
  const withRatio = (key: 'cpu' | 'wall' | 'memory' | 'output', digits: number) => [
    result[key].toFixed(digits),
    (result[key] / first[key]).toFixed(2),
  ]
  const cells = [
    count,
    step,
    result.name,
    ...withRatio('cpu', 2),
    ...withRatio('wall', 2),
    ...withRatio('memory', 0),
    ...withRatio('output', 1),
    result.pages,
    result.files,
  ]
  return `| ${cells.join(' | ')} |`
}

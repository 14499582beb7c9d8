/** @jsxImportSource react */
import type { ReactNode } from 'react'
import type { ChartKind } from './Chart.tsx'

/** A value, and the limits of the scale shared by all cells of a chart. */
type Scale = { value: number; least: number; most: number }

type Props = Scale & { kind: ChartKind; children: ReactNode }

/** A cell of a chart: its figure as written, with a drawing of it beside it. */
export function ChartCell({ kind, children, ...scale }: Props) {
  const Drawing = drawings[kind]
  return (
    <td>
      <Drawing {...scale} />
      {children}
    </td>
  )
}

function Bar({ value, least, most }: Scale) {
  const { width, height } = barBox
  const at = (number: number) => ((number - least) / (most - least || 1)) * width
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none">
      {value !== 0 && (
        <path className={value < 0 ? 'below' : undefined} d={drawBar(at(0), at(value))} />
      )}
      {least < 0 && <path className="zero" d={`M${Math.round(at(0)) - 2} 0h4v12h-4z`} />}
    </svg>
  )
}

function Marks({ value }: Scale) {
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${marksBox.width} ${marksBox.height}`}>
      <path className="rest" d={drawMarks(100)} />
      <path d={drawMarks(Math.round(value))} />
    </svg>
  )
}

const drawings = { bars: Bar, marks: Marks }

/** A bar's box: as wide as the scale, and stretched to the available width. */
const barBox = { width: 1000, height: 12 }

/** Distance between the cuts of a bar. */
const pitch = 26

const short = (value: number) => Number(value.toFixed(1)) + 0

/** A slightly leaning cut, and the move to the next one. */
const cut = (step: number) =>
  `q${short(-0.8 * step)}-7 ${short(0.2 * step)}-12q${short(0.8 * step)} 5 ${short(-0.2 * step)} 12m${step} 0`

/** A row of cuts from one point of the scale to another; the last one takes the remaining width. */
function drawBar(from: number, to: number): string {
  const [left, right] = [Math.min(from, to), Math.max(from, to)].map(Math.round) as [number, number]
  const count = Math.floor((right - left) / pitch)
  const rest = right - left - count * pitch
  const last = rest < 3 ? '' : `m${short((rest - pitch) / 2)} 0${cut(rest)}`
  return `M${left + pitch / 2} 12${cut(pitch).repeat(count)}${last}`
}

const marksBox = { width: 250, height: 112 }

const perRow = 25

/** The same marks in every chart, because repeated text compresses well. */
function drawMarks(count: number): string {
  const mark = 'q-8-9 0-24q7 13 0 24m10 0'
  return Array.from({ length: Math.ceil(count / perRow) }, (_, row) =>
    mark.repeat(Math.min(perRow, count - row * perRow)),
  ).reduce((path, row) => `${path}m${-10 * perRow} 28${row}`, `M${5 + 10 * perRow}-2`)
}
